import type { LoadedKnowledge, Sourced } from '../load';
import { provisionId } from '../numbers';
import { phrasesById } from '../phrases';

/** Any record under its id, with what the checks need to know of it. */
export interface Entry {
  id: string;
  kind: 'act' | 'provision' | 'guide' | 'case' | 'term' | 'directory';
  source: Sourced<unknown>;
  /** Ids of other records that it names outside its text. */
  links: { field: string; ids: string[] }[];
  /** The ways people ask for it, in all languages. */
  askedAs: string[];
  /** The Act's slug, for a provision. */
  act?: string;
  /** Whether it is law today; only false for a provision that is repealed, omitted or struck down. */
  current: boolean;
}

/** All records of the data folder as entries. */
export function entriesOf(loaded: LoadedKnowledge): Entry[] {
  const phrases = phrasesById(loaded);
  const entries = [
    ...loaded.acts.flatMap(({ act, provisions, translations }) => [
      entry({
        id: act.value.slug,
        kind: 'act',
        source: act,
        links: [{ field: 'replacedBy', ids: act.value.replacedBy }],
      }),
      ...provisions.map((source) =>
        entry({
          id: provisionId(act.value.slug, source.value.number),
          kind: 'provision',
          source,
          act: act.value.slug,
          links: [{ field: 'related', ids: source.value.related }],
          askedAs: [
            ...source.value.askedAs,
            ...translations
              .filter(({ number }) => number === source.value.number)
              .flatMap(({ entry: { value } }) => value.askedAs),
          ],
          current: !act.value.repealedOn && (source.value.status ?? 'not in force') === 'not in force',
        }),
      ),
    ]),
    ...loaded.registeredActs.map((source) => entry({ id: source.value.slug, kind: 'act', source })),
    ...loaded.guides.map((source) => {
      const { id, law, cases, helplines, related, en, ta, hi, kn } = source.value;
      return entry({
        id,
        kind: 'guide',
        source,
        links: [
          { field: 'law', ids: law },
          { field: 'cases', ids: cases },
          { field: 'helplines', ids: helplines },
          { field: 'related', ids: related },
        ],
        askedAs: [en, ta, hi, kn].flatMap((text) => text?.askedAs ?? []),
      });
    }),
    ...loaded.cases.map((source) => {
      const { id, interprets, askedAs, ta, hi, kn } = source.value;
      return entry({
        id,
        kind: 'case',
        source,
        links: [{ field: 'interprets', ids: interprets }],
        askedAs: [...askedAs, ...[ta, hi, kn].flatMap((text) => text?.askedAs ?? [])],
      });
    }),
    ...loaded.terms.map((source) =>
      entry({ id: source.value.id, kind: 'term', source, links: [{ field: 'law', ids: source.value.law }] }),
    ),
    ...loaded.directory.map((source) => entry({ id: source.value.id, kind: 'directory', source })),
  ];
  return entries.map((one) => ({ ...one, askedAs: [...one.askedAs, ...(phrases.get(one.id) ?? [])] }));
}

function entry(fields: Pick<Entry, 'id' | 'kind' | 'source'> & Partial<Entry>): Entry {
  return { links: [], askedAs: [], current: true, ...fields };
}
