import type { GuideText } from '../schema/guide';
import { problemAt, type Check } from './context';

/** What a person in trouble needs at least: whole sentences that say what, where, by when and for how much. Lengths are characters. */
const least = {
  answer: 200,
  steps: 4,
  step: 35,
  documents: 3,
  timeLimits: 1,
  where: 2,
  avoid: 2,
  cost: 30,
  lawyer: 40,
  askedAs: 12,
} as const;

/** An English guide is thorough enough to act on. */
export const guidesThorough: Check = ({ loaded }) =>
  loaded.guides.flatMap((source) =>
    weakPoints(source.value.en).map(({ field, sentence }) =>
      problemAt(source, ['en', field], `The guide ${source.value.id} ${sentence}`),
    ),
  );

function weakPoints(text: GuideText): { field: keyof GuideText; sentence: string }[] {
  const lists = (['steps', 'documents', 'timeLimits', 'where', 'avoid', 'askedAs'] as const)
    .filter((field) => text[field].length < least[field])
    .map((field) => ({ field, sentence: `needs at least ${least[field]} entries under ${field}.` }));
  const texts = (['answer', 'cost', 'lawyer'] as const)
    .filter((field) => (text[field] ?? '').length < least[field])
    .map((field) => ({ field, sentence: `says too little under ${field}: at least ${least[field]} characters.` }));
  const short = text.steps.filter((step) => step.length < least.step).length;
  const steps =
    short > 1
      ? [
          {
            field: 'steps' as const,
            sentence: `has ${short} steps that do not say how: write whole sentences of ${least.step} characters or more.`,
          },
        ]
      : [];
  return [...lists, ...texts, ...steps];
}
