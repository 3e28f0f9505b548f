import { problemAt, type Check } from './context';

/** A status of a provision's own says why and since when; a repealed Act says what replaced it, or that nothing did. */
export const statusesExplained: Check = ({ loaded }) =>
  loaded.acts.flatMap(({ act, provisions }) => [
    ...provisions
      .filter(({ value }) => value.status && !value.statusNote)
      .map((source) =>
        problemAt(
          source,
          ['status'],
          `${act.value.slug} ${source.value.number} is ${source.value.status} without a statusNote.`,
        ),
      ),
    ...(act.value.repealedOn && act.value.replacedBy.length === 0
      ? [problemAt(act, ['repealedOn'], `${act.value.slug} is repealed but does not say by what it was replaced.`)]
      : []),
  ]);
