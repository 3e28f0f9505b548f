import type { Language } from '../calls/chat/types';

/** The cookie, and the key of the browser's storage, in which a choice is kept. */
export const languageCookie = 'language';

/** The language in which the product speaks to this person; a remote reads it with `useStore(host.language)`. */
export interface LanguageState {
  readonly language: Language;
  /** Whether the person chose it; otherwise it is a guess from the browser or from the page they came by. */
  readonly isChosen: boolean;
  /** Chooses a language, at once and for the next visits. */
  choose(language: Language): void;
}
