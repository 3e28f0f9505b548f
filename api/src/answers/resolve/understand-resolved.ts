import type { Language } from 'shared-contracts/calls/chat/types';
import { breathe, inPieces } from '../breathe';
import { isAsking, namingWords } from '../read/asking';
import { eventDateOf, readingFacts } from '../read/facts';
import type { ActNames } from '../understand/act-names';
import { intentsOf } from '../understand/intents';
import { languageOf } from '../understand/language';
import { understand, type Circumstances, type Understanding } from '../understand/understand';
import { borneOut, isFew } from '../triage/borne-out';
import { triage, type Triage } from '../triage/triage';
import type { Operation, Resolved } from './turn';

/**
 * Reads a question as it is meant in its conversation: found by the full question, answered as the last words ask.
 * @param said the question as it was typed; whether somebody is in danger is read from it alone
 */
export async function understandResolved(
  said: string,
  resolved: Resolved,
  names: ActNames,
  circumstances: Circumstances,
): Promise<Understanding> {
  const { today } = circumstances;
  const own = await understandInPieces(said, names, circumstances);
  const { facts, last } = resolved;
  const eventDate = eventDateOf(facts, today);
  const told = { facts, ...(eventDate ? { eventDate } : {}) };
  if (resolved.kind === 'operation' && last) {
    const language = languageFor(said, last.said, resolved.operations, circumstances);
    const again = await understandResolved(last.said, last.resolved, names, { ...circumstances, language });
    const heard = own.triage.danger && !own.triage.danger.carried ? own.triage : again.triage;
    // What was asked then decides which answer is given once more.
    const then = { ...told, facts: { ...facts, wanted: again.facts.wanted } };
    return { ...again, ...then, triage: heard, understoodAs: again.question, operations: resolved.operations };
  }
  const alone = { ...own, ...told, goesOn: false, pointsBack: false };
  if (resolved.kind === 'thanks') return { ...alone, triage: thanked(own.triage) };
  if (resolved.kind === 'new') return alone;
  const full = await understandInPieces(resolved.question, names, { ...circumstances, language: own.language });
  const { romanised: _romanised, ...rest } = full;
  const asked = new Set(own.tokens.map(({ stem }) => stem));
  const tokens = full.tokens.filter((token) => asked.has(token.stem) || !isAsking(token));
  return {
    ...rest,
    ...told,
    asks: resolved.asks,
    understoodAs: resolved.question,
    intents: intentsOf(resolved.asks),
    tokens,
    toldBefore: new Set(tokens.flatMap(({ stem }) => (asked.has(stem) ? [] : [stem]))),
    triage: inContext(own.triage, full.triage, said),
    foreign: own.foreign,
    ...(own.romanised ? { romanised: own.romanised } : {}),
    personal: own.personal || full.personal,
    goesOn: true,
    // What names something by itself is looked for before the conversation answers it.
    pointsBack: own.pointsBack && namingWords(said).length === 0,
  };
}

/** What takes longest is read ahead, with turns for everybody else in between. */
async function understandInPieces(text: string, names: ActNames, circumstances: Circumstances): Promise<Understanding> {
  await triage.ahead(text, circumstances.earlier);
  await inPieces(readingFacts(text, circumstances.today));
  await breathe();
  intentsOf(text);
  await breathe();
  const understanding = understand(text, names, circumstances);
  await breathe();
  return understanding;
}

/** About how likely a story in which no danger is heard tells of one all the same. */
const UNHEARD = 0.05;

/** Thanks tell of no danger by themselves, but one that was told before stays. */
function thanked({ danger, smallTalk = 'thanks' }: Triage): Triage {
  return danger?.carried ? { danger } : { smallTalk };
}

/**
 * What a few words are in their conversation. What they seem to tell and what they tell together with all before count together; which danger
 * is meant, the whole tells better. A wrong with which help seems to be asked for is one only where the whole says so.
 */
function inContext(own: Triage, full: Triage, said: string): Triage {
  if (own.wrong && !full.wrong) return full;
  const heard = own.danger ?? own.possible;
  if (!heard || heard.carried || !isFew(said)) return own;
  const told = full.danger ?? full.possible;
  const { danger: _danger, possible: _possible, ...rest } = own;
  const meant = told && told.likely >= heard.likely ? told : heard;
  const verdict = borneOut(heard.likely, told?.likely ?? UNHEARD);
  return { ...rest, ...(verdict === 'sure' && { danger: meant }), ...(verdict === 'possible' && { possible: meant }) };
}

/** In which language an answer is given once more: the one that was ordered, else the asker's own, else that of the question. */
function languageFor(
  said: string,
  before: string,
  operations: readonly Operation[],
  { language }: Circumstances,
): Language {
  const ordered = operations.find((operation) => operation.kind === 'language');
  const now = languageOf(said).answer;
  return ordered?.language ?? language ?? (now === 'en' ? languageOf(before).answer : now);
}
