import type { LocalText } from './compiled';
import type { LoadedKnowledge } from './load';

/** Gives a note of the records with what it says in the other languages. */
export type NoteTexts = (english: string) => LocalText;

/** One note stands under many provisions, so that its translations stand once, by the English words. */
export function noteTextsOf({ notes }: Pick<LoadedKnowledge, 'notes'>): NoteTexts {
  const translations = new Map(notes.map(({ english, entry }) => [english, entry.value]));
  return (english) => ({ en: english, ...translations.get(english) });
}
