import { setupI18n, type Messages as Catalogue } from '@lingui/core';

export type Values = Readonly<Record<string, string | number>>;

/** The words of one part of the product. The English sentence is a message's name, so that English needs no catalogue of its own. */
export interface Messages {
  /** A sentence in the language shown. @param message its English text, with `{name}` for a value and ICU plurals */
  t(message: string, values?: Values): string;
  /** Makes a language ready; asking again costs nothing. Without its file the English words stand in. */
  load(language: string): Promise<void>;
  isLoaded(language: string): boolean;
  /** From now on `t` speaks this language. */
  show(language: string): void;
  shown(): string;
}

export interface MessagesSource {
  /** English messages that hold a value or a plural, which the build prepares. */
  readonly english: Catalogue;
  /** How to fetch the other languages, one file each. */
  readonly files: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
  /** Is told a message that the language shown does not have. */
  readonly onMissing?: (language: string, message: string) => void;
}

export function createMessages({ english, files, onMissing = () => undefined }: MessagesSource): Messages {
  const inEnglish = setupI18n({ locale: 'en', messages: { en: english } });
  const translated = setupI18n({ locale: 'en', messages: { en: english } });
  const loads = new Map([['en', Promise.resolve()]]);
  const loaded = new Set(['en']);

  async function begin(language: string): Promise<void> {
    const file = await files[language]?.().catch(() => null);
    translated.load(language, file?.default ?? {});
    loaded.add(language);
    if (!file) loads.delete(language);
  }

  return {
    t(message, values) {
      if (message in translated.messages) return translated._(message, values);
      if (translated.locale !== 'en') onMissing(translated.locale, message);
      return message in english ? inEnglish._(message, values) : message;
    },
    load(language) {
      const load = loads.get(language) ?? begin(language);
      loads.set(language, load);
      return load;
    },
    isLoaded: (language) => loaded.has(language),
    show(language) {
      if (translated.locale !== language) translated.activate(language);
    },
    shown: () => translated.locale,
  };
}

/** Marks a sentence that is translated later, where it is shown. */
export const m = (message: string): string => message;
