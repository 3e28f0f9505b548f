import { namingWords } from '../read/asking';
import { factsIn, type Facts } from '../read/facts';
import { createPhraseFinder } from '../read/phrase-finder';
import markerWords from './data/markers.json';
import { correctFacts } from './merge-facts';
import { isElsewhere, subjectsIn } from './subjects';
import { topicOf, toldIn, type Topic } from './topic';

/** A corrected topic with the question that it makes. */
export interface Correction {
  readonly topic: Topic;
  readonly question: string;
  readonly asks: string;
}

const findMarks = createPhraseFinder({ correcting: markerWords.correcting });
const NEGATION = /^(?:no|nope|nahi|nahin|illa|illai|alla|नहीं|இல்லை|ಇಲ್ಲ|ಅಲ್ಲ)[\s,.:;-]+/iu;
/** "not X but Y", "not X, it is Y". */
const NOT_BUT =
  /(?<![\p{L}\p{M}])not\s+(?:for\s+|in\s+|a\s+|the\s+)?(.{2,60}?)\s*,?\s+(?:but|it is|it's|its|rather)\s+(?:for\s+|in\s+|a\s+|the\s+)?(.{2,80})$/iu;
/** "Y, not X". */
const BUT_NOT = /^(.{2,80}?),?\s+not\s+(?:for\s+|in\s+|a\s+|the\s+)?(.{2,60})$/iu;
/** The words of a question that lead up to its subject. */
const UP_TO_SUBJECT = /^(.{3,80}?\s(?:for|of|about|against|get|file|make|register))\s/iu;

/** Reads "no, I meant ...", "not X but Y", "sorry, it was in May"; undefined where nothing is corrected. */
export function corrected(text: string, topic: Topic, today: string): Correction | undefined {
  const plain = text.replace(NEGATION, '');
  const negated = plain !== text;
  const mark = findMarks(plain).find(({ index }) => index === 0);
  const swap = swapIn(plain, topic, negated || mark !== undefined);
  if (!mark && !negated && !swap) return undefined;
  const rest = (mark ? plain.slice(mark.end) : plain).replace(NEGATION, '').replace(/^[\s,.:;-]+/u, '');
  const facts = factsIn(rest, today);
  if (swap) {
    const replaced = topic.question.replace(new RegExp(escape(swap.wrong), 'iu'), swap.right);
    if (replaced !== topic.question || factsIn(swap.wrong, today).state)
      return onFacts(topic, replaced, swap.right, today);
  }
  if (isFactAlone(rest, facts)) return onFacts(topic, dated(topic, facts), rest, today);
  if (!mark && !swap) return undefined;
  // "I mean, can I sue?" asks something else of the same subject.
  if (facts.wanted.length > 0 && !isElsewhere(subjectsIn(rest), topic.subjects)) return undefined;
  const named = namingWords(rest);
  if (named.length === 0) return undefined;
  return named.length <= FEW && facts.relations.length > 0 && facts.wanted.length === 0
    ? onFacts(topic, topic.question, rest, today)
    : instead(topic, rest, facts);
}

const FEW = 2;

/** Another subject for the same question: "limitation for a civil suit", "no, I meant for a bounced cheque". */
function instead(topic: Topic, rest: string, facts: Facts): Correction {
  const subject = rest.replace(/^(?:for|of|about|a|the)\s+/iu, '').replace(/(?:से था|se tha|ketten|kettathu)\s*$/iu, '');
  const lead = facts.wanted.length === 0 ? UP_TO_SUBJECT.exec(topic.question)?.[1] : undefined;
  const question = lead ? `${lead} ${subject}` : subject;
  const begun = topicOf(topic.turn, question, correctFacts(topic.facts, facts));
  return { topic: begun, question, asks: lead ? question : `${topic.lastAsk || topic.question} ${subject}` };
}

/** The same question on other facts. */
function onFacts(topic: Topic, question: string, told: string, today: string): Correction {
  const facts = correctFacts(topic.facts, factsIn(told, today));
  const mended: Topic = { ...topic, question, told: toldIn(question), facts };
  const asks = topic.lastAsk || question;
  const said = question === topic.question ? `${mended.told}: ${told}` : question;
  return { topic: mended, question: topic.lastAsk ? `${said}: ${topic.lastAsk}` : said, asks };
}

/** The topic's question with its only date or sum replaced by the one told now. */
function dated({ question, facts: { dates, amounts } }: Topic, now: Facts): string {
  const pairs = [
    [dates, now.dates],
    [amounts, now.amounts],
  ] as const;
  return pairs.reduce((text, [old, [told]]) => {
    const [only] = old;
    return old.length === 1 && only && told ? text.replace(only.text, told.text) : text;
  }, question);
}

function isFactAlone(text: string, { dates, amounts, state, ages, spans }: Facts): boolean {
  const told = dates.length + amounts.length + ages.length + spans.length > 0 || state !== undefined;
  return told && namingWords(text).length <= FEW;
}

/** What is to stand in the place of what; without words of correction only where the topic says the wrong thing. */
function swapIn(text: string, topic: Topic, corrects: boolean): { wrong: string; right: string } | undefined {
  const ordered = NOT_BUT.exec(text);
  const turned = ordered ? undefined : BUT_NOT.exec(text.replace(/^.*?(?:i meant?|it is|it was)\s+/iu, ''));
  const wrong = (ordered?.[1] ?? turned?.[2] ?? '').trim();
  const right = (ordered?.[2] ?? turned?.[1] ?? '').trim();
  const said = topic.question.toLowerCase().includes(wrong.toLowerCase());
  return wrong && (corrects || said) ? { wrong, right } : undefined;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
