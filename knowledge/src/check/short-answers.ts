import { citedIds, stripCitations } from '../citations';
import type { Sourced } from '../load';
import type { Problem } from '../problem';
import type { GuideText } from '../schema/guide';
import type { ShortAnswer, ShortAnswers } from '../schema/short-answer';
import { problemAt, type Check, type CheckContext } from './context';

/** Words of an answer that can be read at a glance. */
const LONGEST = 75;
const SHORTEST = 6;
const ANSWERED: ReadonlySet<string> = new Set(['guide', 'provision', 'case', 'term']);

/** A short answer belongs to a record, cites what exists, is short, leads to a part that its guide has, and shares no way of asking with another one. */
export const shortAnswersHold: Check = (context) => {
  const askedBefore = new Map<string, string>();
  return context.loaded.shortAnswers.flatMap((source) => [
    ...recordProblems(context, source),
    ...source.value.answers.flatMap((answer, index) => [
      ...idProblems(source, answer, index),
      ...citationProblems(context, source, answer, index),
      ...lengthProblems(source, answer, index),
      ...partProblems(context, source, answer, index),
      ...repeatedAsks(source, answer, index, askedBefore),
    ]),
  ]);
};

function recordProblems({ byId }: CheckContext, source: Sourced<ShortAnswers>): Problem[] {
  const { record } = source.value;
  return ANSWERED.has(byId.get(record)?.kind ?? '')
    ? []
    : [problemAt(source, ['record'], `The short answers for ${record} belong to no guide, provision, case or term.`)];
}

function idProblems(source: Sourced<ShortAnswers>, { id }: ShortAnswer, index: number): Problem[] {
  const first = source.value.answers.findIndex((other) => other.id === id);
  return first === index
    ? []
    : [problemAt(source, ['answers', index, 'id'], `${source.value.record} has two short answers ${id}.`)];
}

function citationProblems(
  { byId }: CheckContext,
  source: Sourced<ShortAnswers>,
  answer: ShortAnswer,
  index: number,
): Problem[] {
  const name = nameOf(source, answer);
  return [
    ...citedIds(answer.answer)
      .filter((id) => !byId.has(id))
      .map((id) => problemAt(source, ['answers', index], `${name} cites [[${id}]], which has no record.`)),
    ...answer.law
      .filter((id) => !byId.has(id))
      .map((id) => problemAt(source, ['answers', index, 'law'], `${name} names ${id} under law, which has no record.`)),
  ];
}

function lengthProblems(source: Sourced<ShortAnswers>, answer: ShortAnswer, index: number): Problem[] {
  const words = stripCitations(answer.answer, () => 'section').split(/\s+/).length;
  if (words >= SHORTEST && words <= LONGEST) return [];
  const sentence = `${nameOf(source, answer)} has ${words} words; a short answer has ${SHORTEST} to ${LONGEST}.`;
  return [problemAt(source, ['answers', index, 'answer'], sentence)];
}

function partProblems(
  { byId }: CheckContext,
  source: Sourced<ShortAnswers>,
  answer: ShortAnswer,
  index: number,
): Problem[] {
  if (!answer.more) return [];
  const record = byId.get(source.value.record);
  const text = record?.kind === 'guide' ? (record.source.value as { en: GuideText }).en : undefined;
  const part = text?.[answer.more];
  return part && part.length > 0
    ? []
    : [
        problemAt(
          source,
          ['answers', index, 'more'],
          `${nameOf(source, answer)} leads to ${answer.more}, which ${source.value.record} does not have.`,
        ),
      ];
}

function repeatedAsks(
  source: Sourced<ShortAnswers>,
  answer: ShortAnswer,
  index: number,
  askedBefore: Map<string, string>,
): Problem[] {
  const name = nameOf(source, answer);
  return answer.asks.flatMap((ask, place) => {
    const key = ask
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    const other = askedBefore.get(key);
    askedBefore.set(key, other ?? name);
    return other === undefined
      ? []
      : [problemAt(source, ['answers', index, 'asks', place], `"${ask}" is asked for both ${other} and ${name}.`)];
  });
}

const nameOf = (source: Sourced<ShortAnswers>, { id }: ShortAnswer): string => `${source.value.record}/${id}`;
