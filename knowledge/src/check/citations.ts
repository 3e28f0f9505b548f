import { citedIds } from '../citations';
import { problemAt, type Check } from './context';
import { stringsIn } from './strings';

/** Every id that a record names, in a field or as [[id]] in its text, has a record. */
export const citationsResolve: Check = ({ loaded, entries, byId }) => [
  ...entries.flatMap((entry) => [
    ...entry.links.flatMap(({ field, ids }) =>
      ids.flatMap((id, index) =>
        byId.has(id)
          ? []
          : [problemAt(entry.source, [field, index], `${entry.id} names ${id} under ${field}, which has no record.`)],
      ),
    ),
    ...[...stringsIn(entry.source.value)].flatMap(({ text, path }) =>
      unresolved(text, byId).map((id) =>
        problemAt(entry.source, path, `${entry.id} cites [[${id}]], which has no record.`),
      ),
    ),
  ]),
  ...loaded.phrases.flatMap(({ id, entry }) => {
    const kind = byId.get(id)?.kind;
    return kind === 'guide' || kind === 'provision'
      ? []
      : [problemAt(entry, [], `The phrases for ${id} belong to no guide or provision.`)];
  }),
  ...loaded.acts.flatMap(({ translations }) =>
    translations.flatMap(({ number, entry }) =>
      [...stringsIn(entry.value)].flatMap(({ text, path }) =>
        unresolved(text, byId).map((id) =>
          problemAt(entry, path, `The translation of ${number} cites [[${id}]], which has no record.`),
        ),
      ),
    ),
  ),
];

function unresolved(text: string, byId: ReadonlyMap<string, unknown>): string[] {
  return text.includes('[[') ? citedIds(text).filter((id) => !byId.has(id)) : [];
}
