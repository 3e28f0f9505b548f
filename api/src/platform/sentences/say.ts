import type { Language } from 'shared-contracts/calls/chat/types';
import hindi from './hi.json';
import kannada from './kn.json';
import tamil from './ta.json';

type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  readonly english: RegExp;
  readonly names: readonly string[];
  readonly text: string;
}

const sentences: Readonly<Record<Exclude<Language, 'en'>, Sentences>> = { ta: tamil, hi: hindi, kn: kannada };
const patterns = new Map<Language, readonly Pattern[]>();

/**
 * A sentence of the server for the person who reads it. Callers write it in English; a catalogue knows it by its English text, with
 * `{name}` where a value stands, and a value is itself looked up.
 * @returns the English sentence where the catalogue does not know it
 */
export function say(language: Language, english: string): string {
  if (language === 'en') return english;
  const exact = sentences[language][english];
  if (exact !== undefined) return exact;
  for (const pattern of patternsOf(language)) {
    const values = pattern.english.exec(english);
    if (values) return filled(pattern, values, language);
  }
  return english;
}

function filled({ names, text }: Pattern, values: RegExpExecArray, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[names.indexOf(name) + 1];
    return value === undefined ? mark : say(language, value);
  });
}

function patternsOf(language: Exclude<Language, 'en'>): readonly Pattern[] {
  const known = patterns.get(language) ?? Object.entries(sentences[language]).flatMap(patternOf);
  patterns.set(language, known);
  return known;
}

function patternOf([english, text]: readonly [string, string]): readonly Pattern[] {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return [];
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [{ english: new RegExp(`^${parts.join('(.+?)')}$`), names, text }];
}
