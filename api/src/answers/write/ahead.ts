import type { CompiledChange } from 'knowledge';
import type { Composition } from './draft';
import { readableDate } from './readable-date';
import { localText } from './texts';

/** What is dated ahead of today for these records, each change told once. */
export function aheadSentences(
  { language, phrases, understanding: { today } }: Composition,
  records: readonly { readonly changes?: readonly CompiledChange[] }[],
): string[] {
  const changes = records.flatMap((record) => record.changes ?? []).filter(({ date }) => date > today);
  return [
    ...new Set(
      changes.map(({ date, what, seen }) =>
        phrases.ahead(readableDate(date, language), localText(what, language), seen),
      ),
    ),
  ];
}
