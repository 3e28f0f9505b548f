import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts/calls/chat/types';
import { firstKnown, isLanguage } from 'shared-contracts/language/languages';

/** The language that a browser will show: the one chosen there, else the first of its own that the product speaks. */
export function spokenLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies['language'];
  if (isLanguage(chosen)) return chosen;
  const wanted = String(headers['accept-language'] ?? '');
  return firstKnown(wanted.split(',').map((tag) => tag.split(';')[0]?.trim() ?? ''));
}
