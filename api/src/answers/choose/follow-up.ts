import type { CompiledRecord } from 'knowledge';
import type { Found } from '../find/find';
import { NEW_SUBJECT } from '../ranking';
import { askedFacts } from '../write/facts';
import { onlyRecord, type Plan } from './plan';
import { recordsOf } from './records';
import { shortAnswersOf } from './short-answers';

/** The answer to a question that points back to what the conversation was about; undefined when it does not. */
export function followUp(found: Found): Plan | undefined {
  const { understanding, before, retrieved } = found;
  if (!understanding.pointsBack || before.length === 0) return undefined;
  if (
    understanding.tokens.length > 0 &&
    (retrieved.ranked[0]?.score ?? 0) >= NEW_SUBJECT &&
    !understanding.intents.length
  )
    return undefined;
  return withinReach(found) ? undefined : aroundSubject(found);
}

/** Whether what was found is a provision of the law that the conversation is about, other than its subject, and no fact of the subject was asked for. */
function withinReach(found: Found): boolean {
  const { before, retrieved, understanding } = found;
  const [best] = retrieved.ranked;
  if (
    !best ||
    best.score < NEW_SUBJECT ||
    best.kind !== 'provision' ||
    before.includes(best.id) ||
    understanding.tokens.length === 0
  )
    return false;
  const about = recordsOf(found, before).filter((record) => record.kind === 'provision');
  const wanted = askedFacts(understanding.intents);
  return (
    about.some(({ act }) => act === best.act) &&
    !about.some(({ facts }) => wanted.some((name) => facts[name] !== undefined))
  );
}

/**
 * What the conversation was about: the short answer of one of its records that fits what is asked now, else the provision with the fact that is
 * asked for, else what it was about as a whole.
 */
export function aroundSubject(found: Found): Plan | undefined {
  const { understanding, before } = found;
  const records = recordsOf(found, before);
  const wanted = askedFacts(understanding.intents);
  const withFact = records.find(
    (record) => record.kind === 'provision' && wanted.some((name) => record.facts[name] !== undefined),
  );
  const subject = withFact ?? subjectOf(found, records);
  const [fit] = shortAnswersOf(found, subject ? [...new Set([subject, ...records])] : records);
  if (fit && fit.fit >= SHORT_FITS) return { ...onlyRecord(fit.record, before), short: fit.answer };
  return subject && onlyRecord(subject, before);
}

/** From this fit on a short answer answers a question on the conversation's own subject. */
const SHORT_FITS = 0.5;

/** The situation that the conversation is about, else the one that rests on its provision, else the provision itself. */
function subjectOf(found: Found, records: readonly CompiledRecord[]): CompiledRecord | undefined {
  const guide = records.find(({ kind }) => kind === 'guide');
  const provision = records.find(({ kind }) => kind === 'provision');
  if (guide || !provision) return guide;
  const practical = found.understanding.intents.some(
    (intent) => intent === 'fee' || intent === 'documents' || intent === 'procedure' || intent === 'forum',
  );
  const [nearest] = practical ? recordsOf(found, (found.guidesOn.get(provision.id) ?? []).slice(0, 1)) : [];
  return nearest ?? provision;
}
