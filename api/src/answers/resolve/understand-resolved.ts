import type { Language } from 'shared-contracts/calls/chat/types';
import { isAsking, namingWords } from '../read/asking';
import { eventDateOf } from '../read/facts';
import type { ActNames } from '../understand/act-names';
import { intentsOf } from '../understand/intents';
import { languageOf } from '../understand/language';
import { understand, type Circumstances, type Understanding } from '../understand/understand';
import type { Triage } from '../triage/triage';
import type { Operation, Resolved } from './turn';

/**
 * Reads a question as it is meant in its conversation: found by the full question, answered as the last words ask.
 * @param said the question as it was typed; whether somebody is in danger is read from it alone
 */
export function understandResolved(
  said: string,
  resolved: Resolved,
  names: ActNames,
  circumstances: Circumstances,
): Understanding {
  const { today } = circumstances;
  const own = understand(said, names, circumstances);
  const { facts, last } = resolved;
  const eventDate = eventDateOf(facts, today);
  const told = { facts, ...(eventDate ? { eventDate } : {}) };
  if (resolved.kind === 'operation' && last) {
    const language = languageFor(said, last.said, resolved.operations, circumstances);
    const again = understandResolved(last.said, last.resolved, names, { ...circumstances, language });
    const triage = own.triage.danger && !own.triage.danger.carried ? own.triage : again.triage;
    return { ...again, ...told, triage, understoodAs: again.question, operations: resolved.operations };
  }
  if (resolved.kind === 'new' || resolved.kind === 'thanks')
    return { ...own, ...told, goesOn: false, pointsBack: false };
  const full = understand(resolved.question, names, { ...circumstances, language: own.language });
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
    triage: inContext(own.triage, full.triage),
    foreign: own.foreign,
    ...(own.romanised ? { romanised: own.romanised } : {}),
    personal: own.personal || full.personal,
    goesOn: true,
    // What names something by itself is looked for before the conversation answers it.
    pointsBack: own.pointsBack && namingWords(said).length === 0,
  };
}

/**
 * What a few words are in their conversation: which danger they speak of, the whole tells better; a danger that nothing told before bears out is but possible ("who will pay me then?"), and one that
 * was but possible is none; the same holds for a wrong with which help seems to be asked for.
 */
function inContext(own: Triage, full: Triage): Triage {
  if (own.wrong && !full.wrong) return full;
  if (!own.danger && !own.possible) return own;
  if (own.danger && !own.danger.carried && full.danger && !full.danger.carried) return full;
  if (full.danger ?? full.possible ?? own.danger?.carried) return own;
  const { danger, possible: _possible, ...rest } = own;
  return { ...rest, ...(danger && { possible: danger }) };
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
