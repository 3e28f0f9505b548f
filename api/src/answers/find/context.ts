import type { CompiledAct, CompiledRecord } from 'knowledge';
import { stemsOf } from 'language/tokenize';
import type { Understanding } from '../understand/understand';
import { NEARER } from '../ranking';
import type { PassageRow } from './rank';

/** What the conversation was about, as far as it helps to find what a further question means. */
export interface Context {
  readonly ids: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
  /** Searched forms of what it was about; empty where the question stands on its own. */
  readonly words: readonly string[];
  readonly goesOn: boolean;
}

export const noContext: Context = { ids: new Set(), acts: new Set(), words: [], goesOn: false };

/**
 * Reads the context of a question.
 * @param before ids of what the conversation was about, the main one first
 */
export function contextOf(
  { goesOn }: Understanding,
  before: readonly string[],
  records: ReadonlyMap<string, CompiledRecord>,
  acts: ReadonlyMap<string, CompiledAct>,
): Context {
  const known = before.flatMap((id) => records.get(id) ?? []);
  const title = known.find(({ kind }) => kind === 'guide')?.title ?? known[0]?.title ?? '';
  return {
    ids: new Set(before),
    acts: new Set(
      known.flatMap((record) =>
        record.kind === 'provision' && acts.has(record.act) && !BROAD.has(record.act) ? [record.act] : [],
      ),
    ),
    words: goesOn ? [...new Set(stemsOf(title))] : [],
    goesOn,
  };
}

/** That a question stays within one of these says nothing: they are about everything. */
const BROAD: ReadonlySet<string> = new Set(['constitution', 'bns', 'bnss', 'bsa', 'cpc', 'ipc', 'crpc', 'iea']);

/** By how much the context moves a record up. */
export function contextFactor({ ids, acts, goesOn }: Context, { record_id, act, acts: resting }: PassageRow): number {
  const same = ids.has(record_id);
  const inAct = (act !== null && acts.has(act)) || resting.some((slug) => acts.has(slug));
  return (same ? (goesOn ? NEARER.same : NEARER.weakSame) : 1) * (inAct ? (goesOn ? NEARER.act : NEARER.weakAct) : 1);
}
