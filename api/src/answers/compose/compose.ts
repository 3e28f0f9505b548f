import type { CompiledCase, CompiledProvision } from 'knowledge';
import { actAnswer } from './act-answer';
import { caseAnswer, caseNamed } from './case-answer';
import { comparisonAnswer } from './comparison-answer';
import { documentAnswer, documentBlocks } from './document-answer';
import { readProvisions, readRecords, type Composition, type Draft } from './draft';
import { askedFacts } from './facts';
import { aroundSubject, followUpAnswer } from './follow-up';
import { guideAnswer } from './guide-answer';
import { provisionAnswer, repealedAnswer } from './provision-answer';
import { referenceAnswer } from './reference-answer';
import { declined, localAct, unknown, unknownAct, unknownCase } from './refusals';
import { resolveReferences } from './resolve-references';
import { withDanger } from './safety';
import { findSides } from './sides';
import { termAnswer } from './term-answer';
import { stemsOf } from '../text/tokenize';
import type { DocumentHit } from '../retrieve/documents';
import type { Ranked } from '../retrieve/rank';
import type { Retrieved } from '../retrieve/retrieve';
import type { NamedAct } from '../understand/unknown-act';
import { enough, isOffTopic } from './confidence';

/** Puts an answer together from what was found, without a language model. */
export async function compose(composition: Composition): Promise<Draft> {
  return withDanger(composition, await draftFor(composition));
}

async function draftFor(composition: Composition): Promise<Draft> {
  const { understanding } = composition;
  if (understanding.outOfScope && !understanding.danger) return declined(composition, understanding.outOfScope);
  return (
    (await fromUnknownAct(composition)) ??
    (await fromComparison(composition)) ??
    (await fromReferences(composition)) ??
    (await fromCase(composition)) ??
    (await followUpAnswer(composition)) ??
    (await fromActAlone(composition)) ??
    (await fromSearch(composition)) ??
    (await fromAct(composition)) ??
    (await goingOn(composition)) ??
    (isOffTopic(composition) ? declined(composition, 'not legal') : unknown(composition))
  );
}

async function fromComparison(composition: Composition): Promise<Draft | undefined> {
  const { understanding, retrieved } = composition;
  if (!understanding.intents.includes('comparison')) return undefined;
  const resolved = await resolveReferences(composition, understanding.references);
  const named = resolved.flatMap((entry) => (entry.kind === 'found' ? [entry.provision] : []));
  if (named.length >= 2) return comparisonAnswer(composition, named.slice(0, 3));
  if (resolved.some(({ kind }) => kind === 'missing')) return undefined;
  const sides = await findSides(composition, understanding.question, understanding.namedCase && retrieved.query.words.some(({ unknown: strange }) => strange) ? CLEAR_AS_NAMES : undefined);
  return sides.length >= 2 ? comparisonAnswer(composition, sides) : undefined;
}

/** Two names with "vs" between them, in words that no record knows, are rather a case than two things of the law. */
const CLEAR_AS_NAMES = 0.75;

/**
 * An Act of which nobody here knows, named with its year, with a section or in words that no record holds, is not guessed at. An Act of a State
 * is not held either, but what the law of the whole country says may help.
 */
async function fromUnknownAct(composition: Composition): Promise<Draft | undefined> {
  const { understanding, retrieved } = composition;
  const { namedAct, references } = understanding;
  if (!namedAct || isInDocuments(namedAct, retrieved)) return undefined;
  const withSection = references.some(({ act }) => act === undefined);
  if (namedAct.local) return withSection ? withNotes(localAct(composition, namedAct.name), await fromSearch(composition)) : undefined;
  const strange = retrieved.query.words.some(({ word, unknown: isStrange }) => isStrange === true && namedAct.stems.includes(word));
  const told = strange || (!namedAct.indic && (namedAct.dated || withSection));
  return told ? unknownAct(composition, namedAct.name) : undefined;
}

function isInDocuments({ stems }: NamedAct, { documents }: Retrieved): boolean {
  return documents.some(({ act }) => {
    const name = new Set(stemsOf(act));
    return act !== '' && stems.every((stem) => name.has(stem));
  });
}

/** What was found, after the notes; the notes alone where nothing was. */
function withNotes(notes: Draft, found: Draft | undefined): Draft {
  return found ? { ...found, blocks: [...notes.blocks, ...found.blocks] } : notes;
}

async function fromReferences(composition: Composition): Promise<Draft | undefined> {
  const resolved = await resolveReferences(composition, composition.understanding.references);
  if (resolved.length === 0) return undefined;
  const answer = await referenceAnswer(composition, resolved);
  // What no record tells of the section itself, the question may tell in words.
  return resolved.every(({ kind }) => kind === 'not written') ? withNotes(answer, await fromSearch(composition)) : answer;
}

async function fromCase(composition: Composition): Promise<Draft | undefined> {
  const { namedCase } = composition.understanding;
  if (!namedCase) return undefined;
  const found = (await composition.search(namedCase.text)).ranked.filter(({ kind }) => kind === 'case').slice(0, 8);
  const records = (await readRecords(composition, found.map(({ id }) => id))).filter((record): record is CompiledCase => record.kind === 'case');
  const record = caseNamed(records, namedCase);
  return record ? caseAnswer(composition, record) : unknownCase(composition, namedCase.text);
}

/** "What is the Police Act?" names an Act and nothing else. */
async function fromActAlone(composition: Composition): Promise<Draft | undefined> {
  const { acts, understanding } = composition;
  const act = understanding.acts.length === 1 && understanding.intents.includes('definition') ? acts.get(understanding.acts[0] ?? '') : undefined;
  const name = act ? new Set(stemsOf([act.title, ...act.shortNames, ...Object.values(act.names)].join(' '))) : undefined;
  return act && understanding.tokens.every(({ stem }) => name?.has(stem)) ? actAnswer(composition, act) : undefined;
}

/** A question that names an Act and little else is answered with what the Act is for. */
async function fromAct(composition: Composition): Promise<Draft | undefined> {
  const { acts, understanding } = composition;
  const act = acts.get(understanding.acts[0] ?? '');
  return act && understanding.tokens.length <= ACT_NAME_WORDS ? actAnswer(composition, act) : undefined;
}

const ACT_NAME_WORDS = 6;

/** A few words that nothing answers, said in a conversation, are about what it was about ("and if he still does not pay?"). */
async function goingOn(composition: Composition): Promise<Draft | undefined> {
  const { understanding, before, retrieved } = composition;
  const fits = understanding.goesOn && before.length > 0 && retrieved.offTopic.likely < CLEARLY_OFF_TOPIC;
  return fits ? aroundSubject(composition) : undefined;
}

const CLEARLY_OFF_TOPIC = 0.5;

/** A record within this share of the best one's score is as good, when the question asks for what it gives. */
const NEARLY = 0.85;
const AS_GOOD = { guide: 0.88, provision: 0.75 } as const;
const CLOSE = 0.62;

/** A document answers alone from this score on. */
const DOCUMENT_ENOUGH = 0.42;
/** From this likeness on a question is one that the knowledge base was written for. */
const LIKE = 0.6;

async function fromSearch(composition: Composition): Promise<Draft | undefined> {
  const { retrieved } = composition;
  const [best] = retrieved.ranked;
  const documents = retrieved.documents.filter(({ score }) => score >= 0.3);
  if (!best || !enough(composition, best)) return documents[0] && documents[0].score >= DOCUMENT_ENOUGH ? documentAnswer(composition, documents) : undefined;
  if (documents[0] && belongsToDocument(documents[0], best)) return documentAnswer(composition, documents);
  const close = await closeProvisions(composition);
  const [main] = close;
  const factProvision = provisionWithFact(composition, close);
  if (factProvision) return answerOn(composition, factProvision, close);
  const [record] = await readRecords(composition, [leadOf(composition, best).id]);
  const draft =
    record?.kind === 'guide' ? await guideAnswer(composition, record, close)
    : record?.kind === 'provision' ? await answerOn(composition, record, close)
    : record?.kind === 'case' ? await caseAnswer(composition, record)
    : record?.kind === 'term' ? await termAnswer(composition, record)
    : record?.kind === 'act' ? await actAnswer(composition, record)
    : main ? await answerOn(composition, main, close)
    : undefined;
  if (!draft) return undefined;
  const quoted = documents.filter(({ score }) => score >= 0.6).slice(0, 1);
  return { ...draft, blocks: [...draft.blocks, ...documentBlocks(composition, quoted)] };
}

/** An uploaded document, which is no Act, that holds much of a question for which nobody has asked the knowledge base in like words is what the question is about. */
function belongsToDocument(document: DocumentHit, best: Ranked): boolean {
  return document.act === '' && document.score >= DOCUMENT_ENOUGH && best.likeness < LIKE;
}

/** Somebody in a situation is better served by a guide, somebody who asks about the law by the provision, where both come near. */
function leadOf({ understanding, retrieved }: Composition, best: Ranked): Ranked {
  const wanted = understanding.personal ? 'guide' : 'provision';
  if (best.kind !== 'guide' && best.kind !== 'provision') return best;
  const lead = retrieved.ranked.find(({ kind, score }) => kind === wanted && score >= best.score * AS_GOOD[wanted]) ?? best;
  return lead.kind === 'provision' ? mostSupported(retrieved, lead) : lead;
}

/** Among provisions that come as near as the lead, the one on which most of what was found rests. */
function mostSupported({ ranked, provisions }: Retrieved, lead: Ranked): Ranked {
  const support = ({ id }: Ranked): number => provisions.get(id) ?? 0;
  return ranked.filter(({ kind, score }) => kind === 'provision' && score >= lead.score * NEARLY).reduce((best, next) => (support(next) > support(best) ? next : best), lead);
}

function answerOn(composition: Composition, provision: CompiledProvision, close: readonly CompiledProvision[]): Promise<Draft> {
  return composition.acts.get(provision.act)?.status === 'repealed' ? repealedAnswer(composition, provision) : provisionAnswer(composition, provision, close);
}

/** The provisions that come near the best one. */
async function closeProvisions(composition: Composition): Promise<CompiledProvision[]> {
  const { provisions } = composition.retrieved;
  const [top = 0] = provisions.values();
  const ids = [...provisions].filter(([, score]) => score >= top * CLOSE).map(([id]) => id);
  return readProvisions(composition, ids.slice(0, 6));
}

/** For a question about a fact of an offence: the best provision that states it, when it is nearly the best of all. */
function provisionWithFact({ understanding, retrieved }: Composition, close: readonly CompiledProvision[]): CompiledProvision | undefined {
  const wanted = askedFacts(understanding.intents).filter((name) => name === 'punishment' || name === 'bailable' || name === 'cognizable' || name === 'compoundable');
  if (wanted.length === 0) return undefined;
  const [top = 0] = retrieved.provisions.values();
  return close.find((provision) => (retrieved.provisions.get(provision.id) ?? 0) >= top * 0.75 && wanted.some((name) => provision.facts[name] !== undefined));
}
