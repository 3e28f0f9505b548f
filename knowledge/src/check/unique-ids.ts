import { problemAt, type Check } from './context';

export const uniqueIds: Check = ({ entries, byId }) =>
  entries
    .filter((entry) => byId.get(entry.id) !== entry)
    .map((entry) => {
      const first = byId.get(entry.id);
      return problemAt(
        entry.source,
        [],
        `The id ${entry.id} stands twice; the other one is in ${first?.source.file.name}.`,
      );
    });
