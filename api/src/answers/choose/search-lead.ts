import type { CompiledProvision, CompiledRecord } from 'knowledge';
import { readAsk } from '../find/ask-reading';
import type { DocumentHit } from '../find/documents';
import type { Found } from '../find/find';
import type { Ranked } from '../find/rank';
import { DOCUMENT, LEAD, SHORT } from '../ranking';
import { askedFacts } from '../write/facts';
import { hasShape } from './answer-shape';
import { firstSentence } from '../write/texts';
import { enough } from './confidence';
import { orAskBack } from './doubt';
import type { Plan } from './plan';
import { shortAnswersFor, type ShortFit } from './short-answers';
import { turned } from './turning-facts';
import { provisionsOf } from './records';
import { lawOf, sameSubject } from './same-subject';

/** The answer that searching leads to; undefined where nothing comes close enough. */
export function fromSearch(found: Found): Plan | undefined {
  const { retrieved, records } = found;
  const [best] = retrieved.ranked;
  const documents = retrieved.documents.filter(({ score }) => score >= DOCUMENT.heard);
  if (!best || !enough(found, best))
    return documents[0] && documents[0].score >= DOCUMENT.enough ? { kind: 'documents', hits: documents } : undefined;
  if (documents[0] && belongsToDocument(documents[0], best)) return { kind: 'documents', hits: documents };
  const close = closeProvisions(found);
  const quoted = documents.filter(({ score }) => score >= DOCUMENT.quoted).slice(0, 1);
  const fits = shortAnswersFor(found);
  const searched =
    liftedBy(fits, found) ??
    // A story asks for no single fact, whichever words it uses.
    (found.matters.length > 0 ? undefined : provisionWithFact(found, close, best)) ??
    records.get(leadOf(found, best).id) ??
    close[0];
  if (!searched) return undefined;
  const lead = turned(found, searched);
  const fit = openingFor(found, lead, fits);
  const [record, short] = [fit?.record ?? lead, fit?.answer];
  const plan = { kind: 'record', record, close, quoted, kept: [] } as const;
  return short || lead !== searched ? { ...plan, ...(short && { short }) } : orAskBack(found, plan);
}

/** The record that a short answer says is meant: it fits well, its record comes near, and no other record has one that fits as well. */
function liftedBy(fits: readonly ShortFit[], found: Found): CompiledRecord | undefined {
  const [first] = fits;
  if (!first || first.fit < SHORT.lifts + unasked(found) || first.near < SHORT.near) return undefined;
  const rival = fits.find(({ record }) => record.id !== first.record.id);
  return rival && rival.fit > first.fit - SHORT.ahead && rival.near > first.near ? rival.record : first.record;
}

/**
 * The short answer that opens an answer: the lead's own where it fits, that of another record on the same subject where it fits better. A
 * fact of a provision that was asked for is told by the provision.
 */
function openingFor(found: Found, lead: CompiledRecord, fits: readonly ShortFit[]): ShortFit | undefined {
  const { understanding } = found;
  const more = unasked(found);
  const fitting = fits.filter(
    ({ answer, fit }) =>
      fit >= SHORT.anyShape || hasShape(firstSentence(answer.text.en), understanding.facts.wanted) !== false,
  );
  const enoughFit = understanding.language === 'en' ? SHORT.fits : SHORT.fitsAcross;
  // In a conversation a told fact asks for what it changes; the record as such was told already.
  const ownMore = understanding.goesOn ? 0 : more;
  const own =
    fitting.find(({ record, fit }) => record.id === lead.id && fit >= enoughFit + ownMore) ??
    toldFact(found, lead, fits);
  const wanted = askedFacts(understanding.intents);
  if (lead.kind === 'provision' && wanted.some((name) => lead.facts[name] !== undefined)) return own;
  const beside = fitting.find(
    ({ record, near, fit }) =>
      near >= SHORT.near &&
      fit >= Math.max(SHORT.beside + more, (own?.fit ?? 0) + SHORT.better) &&
      sameSubject(lead, record),
  );
  return beside ?? own;
}

/** What a fact that goes on with a record changes: the short answer that it comes nearest to, where it clearly is one and no other. */
function toldFact(found: Found, lead: CompiledRecord, fits: readonly ShortFit[]): ShortFit | undefined {
  const { understanding, before } = found;
  if (!understanding.goesOn || !before.includes(lead.id) || understanding.facts.wanted.length > 0) return undefined;
  const [first, second] = fits.filter(({ record }) => record.id === lead.id);
  const clear = first && first.fit >= SHORT.toldFact && first.fit - (second?.fit ?? 0) >= SHORT.toldAhead;
  return clear && hasShape(firstSentence(first.answer.text.en), []) !== false ? first : undefined;
}

/** By how much better a short answer must fit where a subject is named and nothing definite is asked of it. */
function unasked({ understanding: { facts, intents } }: Found): number {
  return facts.wanted.length + intents.length === 0 ? SHORT.unasked : 0;
}

/** An uploaded document, which is no Act, that holds much of a question for which nobody has asked the knowledge base in like words is what the question is about. */
function belongsToDocument(document: DocumentHit, best: Ranked): boolean {
  return document.act === '' && document.score >= DOCUMENT.enough && best.likeness < DOCUMENT.like;
}

/** Somebody in a situation is better served by a guide, somebody who asks about the law by the provision, where both come near. */
function leadOf(found: Found, best: Ranked): Ranked {
  const { understanding, retrieved } = found;
  const decided = understanding.intents.includes('cases')
    ? retrieved.ranked.find(({ kind, score }) => kind === 'case' && score >= best.score * LEAD.case)
    : undefined;
  if (decided) return decided;
  const wanted = understanding.personal || asksForWay(found) ? 'guide' : 'provision';
  if (best.kind !== 'guide' && best.kind !== 'provision') return best;
  const lead =
    retrieved.ranked.find(({ kind, score }) => kind === wanted && score >= best.score * LEAD[wanted]) ?? best;
  return lead.kind === 'provision' ? mostFitting(found, lead) : lead;
}

/** Whether somebody asks what to do or where to go, or tells that something is not done and asks nothing: a guide says more of that. */
function asksForWay({ understanding: { facts, intents, asks } }: Found): boolean {
  const { wanted } = facts;
  return (
    wanted.includes('steps') ||
    wanted.includes('where') ||
    (wanted.length + intents.length === 0 && readAsk(asks).negated)
  );
}

/** Among provisions that come as near as the lead, those that tell the kind of thing that is asked, and of these the one on which most of what was found rests. */
function mostFitting({ retrieved: { ranked, provisions }, records, understanding }: Found, lead: Ranked): Ranked {
  const support = ({ id }: Ranked): number =>
    (provisions.get(id) ?? 0) * (tells(records.get(id), understanding.facts.wanted) ? LEAD.tells : 1);
  return ranked
    .filter(({ kind, score }) => kind === 'provision' && score >= lead.score * LEAD.supported)
    .reduce((best, next) => (support(next) > support(best) ? next : best), lead);
}

/** Whether a provision tells a time or a sum where one is asked for. */
function tells(record: CompiledRecord | undefined, wanted: Found['understanding']['facts']['wanted']): boolean {
  const kinds = wanted.filter((kind) => kind === 'how long' || kind === 'how much');
  return (
    record?.kind === 'provision' &&
    hasShape([record.text.en.summary, ...Object.values(record.facts)].join(' '), kinds) === true
  );
}

/** The provisions that come near the best one. */
function closeProvisions(found: Found): CompiledProvision[] {
  const { provisions } = found.retrieved;
  const [top = 0] = provisions.values();
  const ids = [...provisions].filter(([, score]) => score >= top * LEAD.close).map(([id]) => id);
  return provisionsOf(found, ids.slice(0, LEAD.mostClose));
}

/** For a question about a fact of an offence: the best provision that states it, when it is nearly the best of all. */
function provisionWithFact(
  { understanding, retrieved, records }: Found,
  close: readonly CompiledProvision[],
  best: Ranked,
): CompiledProvision | undefined {
  const wanted = askedFacts(understanding.intents).filter(
    (name) => name === 'punishment' || name === 'bailable' || name === 'cognizable' || name === 'compoundable',
  );
  if (wanted.length === 0) return undefined;
  const [top = 0] = retrieved.provisions.values();
  const bestRecord = records.get(best.id);
  const near = ({ id }: CompiledProvision): boolean =>
    (bestRecord !== undefined && lawOf(bestRecord).includes(id)) ||
    retrieved.ranked.some((one) => one.id === id && one.score >= best.score * LEAD.provision);
  return close.find(
    (provision) =>
      near(provision) &&
      (retrieved.provisions.get(provision.id) ?? 0) >= top * LEAD.provision &&
      wanted.some((name) => provision.facts[name] !== undefined),
  );
}
