import type { CompiledGuide, CompiledProvision, CompiledRecord } from 'knowledge';
import { readRecords, type Composition, type Draft } from './draft';
import { askedFacts } from './facts';
import { guideAnswer } from './guide-answer';
import { provisionAnswer } from './provision-answer';

/** So many subjects are kept for the next question. */
const KEPT = 8;

/** A result this good is a new question, not one that points back. */
const NEW_SUBJECT = 0.7;

/** The answer to a question that points back to what the conversation was about; undefined when it does not. */
export async function followUpAnswer(composition: Composition): Promise<Draft | undefined> {
  const { understanding, before, retrieved } = composition;
  if (!understanding.pointsBack || before.length === 0) return undefined;
  if (understanding.tokens.length > 0 && (retrieved.ranked[0]?.score ?? 0) >= NEW_SUBJECT && !understanding.intents.length) return undefined;
  return (await withinReach(composition)) ? undefined : aroundSubject(composition);
}

/** Whether what was found is a provision of the law that the conversation is about, other than its subject, and no fact of the subject was asked for. */
async function withinReach(composition: Composition): Promise<boolean> {
  const { before, retrieved, understanding } = composition;
  const [best] = retrieved.ranked;
  if (!best || best.score < NEW_SUBJECT || best.kind !== 'provision' || before.includes(best.id) || understanding.tokens.length === 0) return false;
  const about = provisionsOf(await readRecords(composition, before));
  const wanted = askedFacts(understanding.intents);
  return about.some(({ act }) => act === best.act) && !about.some(({ facts }) => wanted.some((name) => facts[name] !== undefined));
}

function provisionsOf(records: readonly CompiledRecord[]): CompiledProvision[] {
  return records.filter((record) => record.kind === 'provision');
}

/** The fact that is asked for, from what the conversation was about; else what that says as a whole. */
export async function aroundSubject(composition: Composition): Promise<Draft | undefined> {
  const { understanding, before } = composition;
  const records = await readRecords(composition, before);
  const provisions = provisionsOf(records);
  const guide = records.find((record): record is CompiledGuide => record.kind === 'guide');
  const wanted = askedFacts(understanding.intents);
  const withFact = provisions.find((provision) => wanted.some((name) => provision.facts[name] !== undefined));
  const draft = withFact ? await provisionAnswer(composition, withFact, []) : await subjectAnswer(composition, guide, provisions[0]);
  // What the conversation was about before stays within reach of the next question.
  return draft && { ...draft, subjects: [...new Set([...draft.subjects, ...before])].slice(0, KEPT) };
}

/** The situation that the conversation is about, else the one that rests on its provision, else the provision itself. */
async function subjectAnswer(composition: Composition, guide: CompiledGuide | undefined, provision: CompiledProvision | undefined): Promise<Draft | undefined> {
  if (guide) return guideAnswer(composition, guide, []);
  if (!provision) return undefined;
  const practical = composition.understanding.intents.some((intent) => intent === 'fee' || intent === 'documents' || intent === 'procedure' || intent === 'forum');
  const [nearest] = practical ? await readRecords(composition, await composition.knowledge.pointingTo([provision.id], 'law')) : [];
  return nearest?.kind === 'guide' ? guideAnswer(composition, nearest, []) : provisionAnswer(composition, provision, []);
}
