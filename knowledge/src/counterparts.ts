import type { Correspondence } from './schema/correspondence';
import type { CorrespondenceNote, Counterpart } from './compiled';
import type { NoteTexts } from './notes';
import { baseNumber, provisionId } from './numbers';

/** What the correspondences say about one provision. */
export interface Counterparts {
  predecessors: Counterpart[];
  successors: Counterpart[];
  notes: CorrespondenceNote[];
}

/** Turns each pair into both directions, by provision id. */
export function counterpartsById(correspondences: Correspondence[], noteText: NoteTexts): Map<string, Counterparts> {
  const byId = new Map<string, Counterparts>();
  const at = (id: string): Counterparts => {
    const found = byId.get(id) ?? { predecessors: [], successors: [], notes: [] };
    byId.set(id, found);
    return found;
  };
  const noted = (note: string | undefined) => (note ? { note: noteText(note) } : {});
  for (const { old, new: current, pairs, added } of correspondences) {
    for (const pair of pairs) {
      const oldId = provisionId(old, baseNumber(pair.old));
      const about = { ...(pair.kind && { kind: pair.kind }), ...noted(pair.note) };
      if (pair.new.length === 0) at(oldId).notes.push({ of: pair.old, kind: 'omitted', ...noted(pair.note) });
      for (const number of pair.new) {
        const newId = provisionId(current, baseNumber(number));
        at(oldId).successors.push({ id: newId, number, ...subsection(pair.old), ...about });
        at(newId).predecessors.push({ id: oldId, number: pair.old, ...subsection(number), ...about });
      }
    }
    for (const { new: number, note } of added)
      at(provisionId(current, baseNumber(number))).notes.push({ of: number, kind: 'new', ...noted(note) });
  }
  return byId;
}

function subsection(number: string): { of?: string } {
  return number === baseNumber(number) ? {} : { of: number };
}
