import type { CompiledChange } from './compiled';
import type { LoadedKnowledge } from './load';
import { provisionId } from './numbers';

/** What changes each record, in order of the days; an event that names an Act touches all of its provisions. */
export function changesById({ acts, events }: LoadedKnowledge): Map<string, CompiledChange[]> {
  const provisions = new Map(
    acts.map(({ act, provisions: list }) => [
      act.value.slug,
      list.map(({ value }) => provisionId(act.value.slug, value.number)),
    ]),
  );
  const changes = new Map<string, CompiledChange[]>();
  for (const { value } of [...events].sort((a, b) => a.value.date.localeCompare(b.value.date))) {
    const { date, source, seen } = value;
    const what = { en: value.what, ...value.translated };
    for (const id of new Set(value.touches.flatMap((name) => [name, ...(provisions.get(name) ?? [])])))
      changes.set(id, [...(changes.get(id) ?? []), { date, what, source, seen }]);
  }
  return changes;
}
