import type { LoadedKnowledge } from '../load';
import { provisionId } from '../numbers';
import type { Problem } from '../problem';
import { problemAt, type CheckContext } from './context';

interface Standing {
  record: string;
  /** Until this day the record is known to be right; empty where nobody claims it. */
  upTo: string;
}

/**
 * Every event names records that exist, and a record that it touches was held against its source on the day of the event or later.
 * @param today ISO date; what lies ahead of it has not changed anything yet
 */
export function verifiedSince({ loaded, byId }: CheckContext, today: string): Problem[] {
  const standings = standingsOf(loaded);
  return loaded.events.flatMap((source) => {
    const { id, date, touches } = source.value;
    return touches.flatMap((name, index) => {
      if (!byId.has(name))
        return [problemAt(source, ['touches', index], `${id} touches ${name}, which has no record.`)];
      if (date > today) return [];
      return (standings.get(name) ?? [])
        .filter(({ upTo }) => upTo < date)
        .slice(0, 1)
        .map(({ record, upTo }) =>
          problemAt(
            source,
            ['touches', index],
            `${record} was last verified ${upTo ? `up to ${upTo}` : 'at no time'}, before ${id} of ${date}: read it again and set its verifiedOn and source.`,
          ),
        );
    });
  });
}

/** The standing of each record, and under an Act's slug that of all its provisions. */
function standingsOf(loaded: LoadedKnowledge): Map<string, Standing[]> {
  const standings = new Map<string, Standing[]>();
  for (const { act, provisions } of loaded.acts) {
    const { slug, verifiedOn, sourceUpTo = verifiedOn } = act.value;
    const list = provisions.map(({ value }) => ({
      record: provisionId(slug, value.number),
      upTo: value.verifiedOn ?? sourceUpTo ?? '',
    }));
    standings.set(slug, list);
    for (const one of list) standings.set(one.record, [one]);
  }
  for (const { value } of [...loaded.guides, ...loaded.cases])
    standings.set(value.id, [{ record: value.id, upTo: value.verifiedOn ?? '' }]);
  return standings;
}
