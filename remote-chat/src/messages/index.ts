import type { Language } from 'shared-contracts/calls/chat/types';
import { isLanguage } from 'shared-contracts/language/languages';
import { createMessages } from 'shared-ui/messages/messages';
import { createRich } from 'shared-ui/messages/rich';
import english from './en.json';

/** The words of the chat. */
export const messages = createMessages({
  english,
  files: {
    ta: () => import('./ta.json'),
    hi: () => import('./hi.json'),
    kn: () => import('./kn.json'),
  },
});

export const { t } = messages;
export const rich = createRich(messages);

/** The language in which the chat is shown. */
export function shownLanguage(): Language {
  const language = messages.shown();
  return isLanguage(language) ? language : 'en';
}
