import type { Language } from 'shared-contracts/calls/chat/types';
import type { LocalText } from 'shared-contracts/remotes/remote-description';

/** A remote's words in the language shown, or in English. */
export const inLanguage = (text: LocalText, language: Language): string => text[language] ?? text.en;
