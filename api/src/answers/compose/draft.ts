import type { CompiledAct, CompiledRecord } from 'knowledge';
import type { AnswerOutcome, Language } from 'shared-contracts/calls/chat/types';
import type { KnowledgeStore } from '../../knowledge/knowledge-store';
import type { Retrieved } from '../retrieve/retrieve';
import type { Understanding } from '../understand/understand';
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

/** All that composing needs. */
export interface Composition {
  readonly understanding: Understanding;
  readonly retrieved: Retrieved;
  readonly knowledge: KnowledgeStore;
  /** Searches for another text, such as one side of a comparison. */
  search(text: string): Promise<Retrieved>;
  /** Ids that the conversation was about before this question, the main one first. */
  readonly before: readonly string[];
  readonly acts: ReadonlyMap<string, CompiledAct>;
  readonly language: Language;
  readonly phrases: Phrases;
  /** Every record that was read for this answer. */
  readonly records: Map<string, CompiledRecord>;
}

export const paragraph = (...sentences: readonly (string | undefined)[]): Block[] => {
  const text = sentences.filter(Boolean).join(' ');
  return text ? [{ kind: 'paragraph', text }] : [];
};

/** A heading with a list below it; nothing when the list is empty. */
export function section(heading: string, items: readonly (string | undefined)[], ordered = false): Block[] {
  const present = items.filter((item): item is string => Boolean(item));
  return present.length > 0 ? [{ kind: 'heading', text: heading }, { kind: 'list', ordered, items: present }] : [];
}

/** Reads records and keeps them for this answer; ids without a record are left out, the order stays. */
export async function readRecords(composition: Composition, ids: readonly string[]): Promise<CompiledRecord[]> {
  const missing = ids.filter((id) => !composition.records.has(id));
  for (const [id, record] of await composition.knowledge.records(missing)) composition.records.set(id, record);
  return [...new Set(ids)].flatMap((id) => composition.records.get(id) ?? []);
}

/** The provisions among records of these ids. */
export async function readProvisions(composition: Composition, ids: readonly string[]) {
  return (await readRecords(composition, ids)).filter((record) => record.kind === 'provision');
}
