import type { Language } from 'shared-contracts/calls/chat/types';
import { en } from './en';
import { hi } from './hi';
import { kn } from './kn';
import type { Phrases } from './phrases';
import { ta } from './ta';

export type { Phrases } from './phrases';

/** The words of answers by language. */
export const phrasesOf: Readonly<Record<Language, Phrases>> = { en, ta, hi, kn };
