import { expandNumbers } from '../numbers';
import type { Problem } from '../problem';
import { problemAt, type Check, type CheckContext } from './context';

/** Acts have the sections of their official texts, and what punishes there has its punishment here; exceptions are named with a reason. */
export const officialTexts: Check = (context) => [...sectionsAgree(context), ...punishmentsTold(context)];

function sectionsAgree({ loaded }: CheckContext): Problem[] {
  const official = new Map(loaded.official.sections);
  const alsoReal = new Map(loaded.official.alsoReal.map(([slug, { value }]) => [slug, value.numbers]));
  return loaded.acts.flatMap(({ act }) => {
    const ranges = official.get(act.value.slug);
    if (!ranges || !act.value.sections) return [];
    const real = new Set([...expandNumbers(ranges.value), ...(alsoReal.get(act.value.slug) ?? [])]);
    const ours = new Set([act.value.sections, act.value.withoutRecord ?? ''].flatMap(expandNumbers));
    const more = [...ours].filter((number) => !real.has(number));
    const less = [...real].filter((number) => !ours.has(number));
    return [
      ...(more.length > 0
        ? [
            problemAt(
              act,
              ['sections'],
              `${act.value.slug} lists ${more.join(', ')}, which the official text does not have.`,
            ),
          ]
        : []),
      ...(less.length > 0
        ? [problemAt(act, ['sections'], `${act.value.slug} does not list ${less.join(', ')} of the official text.`)]
        : []),
    ];
  });
}

function punishmentsTold({ loaded }: CheckContext): Problem[] {
  const official = new Map(loaded.official.punishments);
  const exceptions = new Map(loaded.official.notOffences.map(([slug, { value }]) => [slug, new Set(value.numbers)]));
  return loaded.acts.flatMap(({ act, provisions }) =>
    provisions
      .filter(
        ({ value: { number, status, facts } }) =>
          !status &&
          !facts.punishment &&
          official.get(act.value.slug)?.value[number] !== undefined &&
          !exceptions.get(act.value.slug)?.has(number),
      )
      .map((source) =>
        problemAt(
          source,
          ['facts'],
          `${act.value.slug} ${source.value.number} punishes in the official text, but has no punishment under facts.`,
        ),
      ),
  );
}
