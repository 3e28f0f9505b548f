import { createMessages } from 'shared-ui/messages/messages';
import english from './en.json';

/** The words of the public pages. */
export const messages = createMessages({
  english,
  files: {
    ta: () => import('./ta.json'),
    hi: () => import('./hi.json'),
    kn: () => import('./kn.json'),
  },
});

export const { t } = messages;
