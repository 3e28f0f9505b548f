import type { AnswerOutcome, Language } from 'shared-contracts/calls/chat/types';
import type { Found } from '../find/find';
import type { Phrases } from './phrases';

/** A part of an answer. Its text cites records as `[[id]]` or `[[id|words]]`. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** An answer before its citations are numbered. */
export interface Draft {
  readonly outcome: AnswerOutcome;
  readonly blocks: readonly Block[];
  /** Ids of the records that it is about, the main one first; a follow-up refers to them. */
  readonly subjects: readonly string[];
  /** Ids of the sources that come first in the list of sources. */
  readonly importance?: readonly string[];
  /** Further questions that fit. */
  readonly suggestions: readonly string[];
}

/** All that writing needs: what was found, and the words of the reader's language. */
export interface Composition extends Found {
  readonly language: Language;
  readonly phrases: Phrases;
}

export const paragraph = (...sentences: readonly (string | undefined)[]): Block[] => {
  const text = sentences.filter(Boolean).join(' ');
  return text ? [{ kind: 'paragraph', text }] : [];
};

/** A heading with a list below it; nothing when the list is empty. */
export function section(heading: string, items: readonly (string | undefined)[], ordered = false): Block[] {
  const present = items.filter((item): item is string => Boolean(item));
  return present.length > 0
    ? [
        { kind: 'heading', text: heading },
        { kind: 'list', ordered, items: present },
      ]
    : [];
}
