import { citedIds, stripCitations } from '../citations';
import { problemAt, type Check, type CheckContext } from './context';
import { numbersIn, plainNumber } from './numbers-in';
import { stringsIn } from './strings';

/** A figure with what it counts: "30 days", "₹5,000". */
const FIGURE =
  /(?:₹|\brs\.?|\brupees)\s*(\d[\d,.]*)|(?<![\d,.])(\d[\d,.]*)[-\s]*(?:to\s+[\d,.]+\s*)?(?:days?|months?|years?|weeks?|hours?|per ?cent|%|lakh|crore)/giu;

/** The periods, sums and shares that a short answer names stand in its record or in the law that it names. */
export const shortAnswerFigures: Check = (context) => {
  const textsById = recordTexts(context);
  return context.loaded.shortAnswers.flatMap((source) =>
    source.value.answers.flatMap((answer, index) => {
      const ids = [source.value.record, ...answer.law, ...citedIds(answer.answer)];
      const known = new Set(ids.flatMap((id) => numbersIn(textsById.get(id) ?? '')));
      return figuresOf(answer.answer)
        .filter((figure) => !known.has(figure))
        .map((figure) =>
          problemAt(
            source,
            ['answers', index, 'answer'],
            `${source.value.record}/${answer.id} says ${figure}, which neither its record nor the law it names holds.`,
          ),
        );
    }),
  );
};

function figuresOf(text: string): string[] {
  return [...stripCitations(text, () => '').matchAll(FIGURE)].map((match) => plainNumber(match[1] ?? match[2] ?? ''));
}

function recordTexts({ loaded, entries }: CheckContext): Map<string, string> {
  const needed = new Set(
    loaded.shortAnswers.flatMap(({ value }) => [
      value.record,
      ...value.answers.flatMap(({ law, answer }) => [...law, ...citedIds(answer)]),
    ]),
  );
  const texts = new Map<string, string>();
  for (const { id, source } of entries)
    if (needed.has(id)) texts.set(id, [...stringsIn(source.value)].map(({ text }) => text).join(' '));
  return texts;
}
