import { brand } from 'shared-contracts/brand';
import type { Language } from 'shared-contracts/calls/chat/types';
import { paths } from 'shared-contracts/paths';
import { messages } from './messages';

export * as remote from './remote';

/** The chat as it stands before anybody asked: what is seen first, in one language. It has one address in all of them. */
export async function pagesIn(language: Language) {
  await messages.load(language);
  messages.show(language);
  const description = messages.t('Your AI-powered legal assistant for instant, clear answers on Indian law.');
  return [{ path: paths.chat.href(), language, title: `Chat | ${brand.name}`, description, alternates: [] }];
}
