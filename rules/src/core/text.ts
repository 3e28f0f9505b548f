import type { Fraction } from './fraction';
import { writeDate } from './dates';
import { writeRupees } from './money';

/** The languages in which every text of a rule exists. */
export const languages = ['en', 'ta', 'hi', 'kn'] as const;
export type Language = (typeof languages)[number];

/** One text in every language; `{name}` in it stands for a value given with it. */
export type Text = Readonly<Record<Language, string>>;

/** What may be put into a text: a day, a sum in paise, a number, a fraction, or another text. */
export type Value =
  | { readonly date: string }
  | { readonly paise: number }
  | { readonly fraction: Fraction }
  | { readonly text: Text }
  | { readonly message: Message }
  | number
  | string;

/** A text with the values for its placeholders; it can be written in every language. */
export interface Message {
  readonly text: Text;
  readonly values: Readonly<Record<string, Value>>;
}

/** The same text in four languages, in the order English, Tamil, Hindi, Kannada. */
export function words(en: string, ta: string, hi: string, kn: string): Text {
  return { en, ta, hi, kn };
}

export function say(text: Text, values: Readonly<Record<string, Value>> = {}): Message {
  return { text, values };
}

/** A message as a person reads it. A placeholder without a value stays as it is, so that a missing one is seen. */
export function write({ text, values }: Message, language: Language): string {
  return text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : writeValue(value, language);
  });
}

function writeValue(value: Value, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
  if ('date' in value) return writeDate(value.date, language);
  if ('paise' in value) return writeRupees(value.paise);
  if ('fraction' in value) return `${value.fraction.over}/${value.fraction.under}`;
  if ('message' in value) return write(value.message, language);
  return value.text[language];
}
