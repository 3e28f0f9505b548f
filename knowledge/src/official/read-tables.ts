import type { Act } from '../schema/act';
import { punishes, punishmentFigures } from './figures-of';
import { rangesOf } from './ranges';
import { titleKey, type OfficialSection } from './read-texts';

type Texts = ReadonlyMap<string, readonly OfficialSection[]>;

/** The sections of every Act whose official text is there, as ranges by its slug; an Act of which we list none is left out. */
export const officialSections = (acts: readonly Act[], texts: Texts): Record<string, string> =>
  Object.fromEntries(
    held(acts, texts)
      .filter(([{ sections }]) => sections)
      .map(([{ slug }, list]) => [slug, rangesOf(list.map(({ number }) => number))]),
  );

/** The figures of every section that punishes, by the slug of its Act and its number; of Acts that are law. */
export const officialPunishments = (acts: readonly Act[], texts: Texts): Record<string, Record<string, string>> =>
  Object.fromEntries(
    held(acts, texts)
      .filter(([{ repealedOn }]) => !repealedOn)
      .map(([{ slug }, list]): [string, Record<string, string>] => [
        slug,
        Object.fromEntries(
          list
            .filter(({ text }) => punishes(text))
            .map(({ number, text }) => [number, punishmentFigures(text).join(', ')]),
        ),
      ])
      .filter(([, figures]) => Object.keys(figures).length > 0),
  );

function held(acts: readonly Act[], texts: Texts): [Act, readonly OfficialSection[]][] {
  return acts.flatMap((act): [Act, readonly OfficialSection[]][] => {
    const list = texts.get(titleKey(act.title));
    return list ? [[act, list]] : [];
  });
}
