import type { CompiledRecord, CompiledShortAnswer } from 'knowledge';
import { asksOf, readAsk, type AskReading } from '../find/ask-reading';
import { cosine } from '../find/cosine';
import type { PublishedSet } from '../../knowledge/published/published-answers';
import type { Found } from '../find/find';
import type { Retrieved } from '../find/retrieve';
import { createMatcher, type Matcher } from '../find/similarity';
import type { Facts } from '../read/facts';
import { ASK, GOES_ON, SHORT } from '../ranking';
import { firstSentence } from '../write/texts';
import { hasShape } from './answer-shape';
import { verdictOn, type Told } from './conditions';

/** A short answer that may open the answer, with how well its question is the one that was asked. */
export interface ShortFit {
  readonly record: CompiledRecord;
  readonly answer: CompiledShortAnswer;
  /** How near its record comes to the best one, 0 to 1. */
  readonly near: number;
  /** 0 to about 1.1. */
  readonly fit: number;
}

/** What of a question its fit to a short answer turns on. */
type Asked = Pick<Found, 'retrieved' | 'understanding' | 'told' | 'without'>;

/** The short answers of the best records, the best fitting first. */
export function shortAnswersFor(found: Found): ShortFit[] {
  const { retrieved, records } = found;
  const [best] = retrieved.ranked;
  if (!best) return [];
  const near = retrieved.ranked
    .slice(0, SHORT.ranks)
    .filter(({ score }) => score >= best.score * SHORT.within)
    .map(({ id, score }) => ({ record: records.get(id), near: score / best.score }));
  return fitsAmong(found, near);
}

/** The short answers of the records that a conversation is about, the best fitting first. */
export function shortAnswersOf(found: Asked, among: readonly CompiledRecord[]): ShortFit[] {
  return fitsAmong(
    found,
    among.map((record) => ({ record, near: 1 })),
  );
}

/** The published answer to this very question, with its record, where there is one. */
export function publishedFit(
  found: Asked,
  among: readonly CompiledRecord[],
  { byRecord }: PublishedSet,
): ShortFit | undefined {
  const isPublished = ({ record, answer }: ShortFit): boolean => byRecord.get(record.id)?.includes(answer) ?? false;
  const [best] = shortAnswersOf(found, among).filter(isPublished);
  return best && best.fit >= SHORT.published ? best : undefined;
}

function fitsAmong(
  { retrieved, understanding, told, without }: Asked,
  among: readonly { readonly record: CompiledRecord | undefined; readonly near: number }[],
): ShortFit[] {
  if (without.has('short')) return [];
  // What was told before says of what is asked, and hardly what.
  const words = retrieved.query.words.map((word) =>
    understanding.toldBefore.has(word.word) ? { ...word, weight: GOES_ON.toldInShort } : word,
  );
  const matcher = createMatcher(words, retrieved.rarity);
  const now = retrieved.stems.filter((stem) => !understanding.toldBefore.has(stem));
  const asked = readAsk(understanding.asks, now);
  return among
    .flatMap(({ record, near }) =>
      record
        ? fitsOf(record, asked, matcher, told, understanding.facts.wanted, retrieved.likelyAnswer).map((fit) => ({
            ...fit,
            near,
          }))
        : [],
    )
    .sort((a, b) => b.fit - a.fit);
}

/** The short answers of one record, the best fitting first. */
function fitsOf(
  record: CompiledRecord,
  asked: AskReading,
  matcher: Matcher,
  told: Told,
  wanted: Facts['wanted'],
  likely: Retrieved['likelyAnswer'],
): Omit<ShortFit, 'near'>[] {
  if (!('shortAnswers' in record)) return [];
  return record.shortAnswers.flatMap((answer) => {
    const verdict = verdictOn(answer.when, told);
    if (verdict === 'fails') return [];
    const shape = hasShape(firstSentence(answer.text.en), wanted);
    const bonus = (answer.when ? ASK[verdict] : 0) + (shape === undefined ? 0 : shape ? ASK.shape : -ASK.shape);
    const guess = ASK.likely * (certainty(likely(record.id, answer.id)) - 1);
    const alike = Math.max(...asksOf(answer).map((ask) => likeness(asked, ask, matcher)));
    return [{ record, answer, fit: alike + bonus + guess }];
  });
}

/** From 1 for what is certainly asked, or was never learned, to 0 for what is `ASK.unlikely` times less likely. */
function certainty(likely = 1): number {
  return Math.max(0, 1 + Math.log(likely + 1e-9) / Math.log(ASK.unlikely));
}

function likeness(asked: AskReading, ask: AskReading, matcher: Matcher): number {
  const words = matcher.best([ask.stems]).score;
  const sound = cosine(asked.sounds, ask.sounds);
  const sign = asked.negated === ask.negated ? 0 : ASK.otherSign;
  return (
    ASK.words * words +
    ASK.all * overlap(asked.all, ask.all) +
    ASK.sound * sound +
    ASK.kind * kinship(asked, ask) -
    sign
  );
}

/** How many words two texts share, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** How far two questions want the same kind of answer; 0.5 where one does not say. */
function kinship({ kinds: a }: AskReading, { kinds: b }: AskReading): number {
  if (a.size === 0 || b.size === 0) return 0.5;
  const shared = [...a].filter((kind) => b.has(kind)).length;
  return shared / (a.size + b.size - shared);
}
