import { problemAt, type Check } from './context';

/** No guide or term rests on a provision that is no longer law. */
export const currentLaw: Check = ({ entries, byId }) =>
  entries
    .filter(({ kind }) => kind === 'guide' || kind === 'term')
    .flatMap((entry) =>
      entry.links
        .filter(({ field }) => field === 'law')
        .flatMap(({ ids }) =>
          ids.flatMap((id, index) => {
            const cited = byId.get(id);
            return cited && !cited.current
              ? [problemAt(entry.source, ['law', index], `${entry.id} rests on ${id}, which is no longer law.`)]
              : [];
          }),
        ),
    );
