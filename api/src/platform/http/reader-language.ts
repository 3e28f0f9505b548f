import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts/calls/chat/types';
import { firstKnown, isLanguage } from 'shared-contracts/language/languages';
import { languageCookie } from 'shared-contracts/language/language-state';

/** The language of whoever sent a request: the one chosen in this browser, else the browser's own. The back office is English. */
export function readerLanguage({ url, cookies, headers }: FastifyRequest): Language {
  if (url.startsWith('/api/admin')) return 'en';
  const chosen = cookies?.[languageCookie];
  return isLanguage(chosen)
    ? chosen
    : firstKnown((headers['accept-language'] ?? '').split(',').map((tag) => tag.trim()));
}
