import type { CompiledCase } from 'knowledge';
import type { Composition } from './draft';
import { recordsOf } from '../choose/records';
import { caseName, heldText } from './texts';

/** One line on a case: its name as a citation, and what it holds. */
export function caseLine({ language, phrases }: Composition, record: CompiledCase): string {
  const note =
    record.status === 'overruled'
      ? ` ${phrases.overruled}`
      : record.status === 'modified'
        ? ` ${phrases.modified}`
        : '';
  return `[[${record.id}|${caseName(record, language)}]] (${record.year}): ${heldText(record, language)}${note}`;
}

/** The cases that interpret these provisions, in a list of at most `most`. */
export function casesOn(composition: Composition, provisionIds: readonly string[], most: number): CompiledCase[] {
  const ids = provisionIds.flatMap((id) => composition.casesOn.get(id) ?? []);
  const records = recordsOf(composition, ids);
  return records
    .filter((record): record is CompiledCase => record.kind === 'case' && record.status !== 'overruled')
    .sort((a, b) => Number(b.status === 'good law') - Number(a.status === 'good law'))
    .slice(0, most);
}
