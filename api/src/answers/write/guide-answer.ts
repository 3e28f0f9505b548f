import type { CompiledCase, CompiledGuide, CompiledProvision, GuidePart, GuideText } from 'knowledge';
import type { RecordPlan } from '../choose/plan';
import { provisionsOf, recordsOf } from '../choose/records';
import type { Wanted } from '../read/wanted';
import type { Intent } from '../understand/intents';
import { aheadSentences } from './ahead';
import { caseLine } from './cases';
import { fallsUnderOldCodes, oldCodeSentence } from './codes';
import { paragraph, section, type Block, type Composition, type Draft } from './draft';
import { yesNoSentences } from './facts';
import { helplineBlock } from './helplines';
import { provisionLine } from './lines';
import { shortAnswerText, withoutRepeatedEnd } from './short-answer';
import { guideSuggestions } from './suggestions';
import { guideText } from './texts';

/** A fact is taken from one of so many provisions of a guide that come nearest to the question. */
const NEAREST_LAW = 3;
const LAW_SHOWN = 5;
const OTHERS_SHOWN = 2;
/** Beside the law of its own a guide's answer names provisions that come this near. */
const AS_NEAR = 0.75;

/** What somebody in a situation needs first: what to do, by when, where, with what. */
const IN_ORDER: readonly GuidePart[] = ['steps', 'timeLimits', 'where', 'documents', 'avoid', 'cost', 'lawyer'];
const PART_ASKED: Readonly<Partial<Record<Intent, GuidePart>>> = {
  limitation: 'timeLimits',
  fee: 'cost',
  forum: 'where',
  documents: 'documents',
};
const PART_WANTED: Readonly<Partial<Record<Wanted, GuidePart>>> = {
  'how long': 'timeLimits',
  where: 'where',
  steps: 'steps',
};

/** The answer on a situation: what was asked in a sentence or two, then what to do, the part that was asked for first, then the law. */
export function guideAnswer(
  composition: Composition,
  guide: CompiledGuide,
  { short, close }: Pick<RecordPlan, 'short' | 'close'>,
): Draft {
  const { language, phrases } = composition;
  const { text, translated } = guideText(guide, language);
  const law = provisionsOf(composition, guide.law);
  const opening = (short && shortAnswerText(composition, short)) ?? statedFact(composition, law);
  const asked = partAsked(composition);
  const ahead = opening === undefined ? partAhead(composition, asked) : undefined;
  // No part is cut.
  const order = [...new Set([short?.more ?? asked ?? 'steps', ...(asked ? [asked] : []), ...IN_ORDER])];
  const general = opening === undefined ? text.answer : withoutRepeatedEnd(text.answer, opening);
  const blocks: Block[] = [
    ...paragraph(opening),
    ...(ahead ? partBlocks(composition, text, ahead) : []),
    ...paragraph(general, translated ? undefined : phrases.englishOnly),
    ...dates(composition, law),
    ...paragraph(...aheadSentences(composition, [guide, ...law.slice(0, 1)])),
    ...order.flatMap((part) => (part === ahead ? [] : partBlocks(composition, text, part))),
    ...lawSection(composition, guide, law, close),
    ...casesSection(composition, guide),
    ...helplineBlock(composition, guide.helplines),
  ];
  const [ownLaw] = short?.law ?? [];
  return {
    outcome: 'answered',
    blocks,
    subjects: [...new Set([ownLaw ?? guide.law[0] ?? guide.id, guide.id, ...guide.law.slice(0, 4)])].slice(0, 5),
    importance: ownLaw ? [ownLaw] : opening === undefined ? [mainLaw(composition, guide)] : [],
    suggestions: guideSuggestions(composition, guide),
  };
}

/** The provision of a guide that comes first among its sources: the one nearest to the question, usually the guide's own first. */
function mainLaw({ retrieved: { provisions } }: Composition, guide: CompiledGuide): string {
  return nearestLaw(provisions, guide.law)[0] ?? '';
}

function nearestLaw(provisions: ReadonlyMap<string, number>, law: readonly string[]): readonly string[] {
  return [...law].sort((a, b) => (provisions.get(b) ?? 0) - (provisions.get(a) ?? 0));
}

/** What the law of a guide says to a question that yes, no or a punishment answers. */
function statedFact(composition: Composition, law: readonly CompiledProvision[]): string | undefined {
  const order = nearestLaw(
    composition.retrieved.provisions,
    law.map(({ id }) => id),
  ).slice(0, NEAREST_LAW);
  return provisionsOf(composition, order)
    .map((provision) => yesNoSentences(composition, provision))
    .find((sentences) => sentences.length > 0)?.[0];
}

function dates(composition: Composition, law: readonly CompiledProvision[]): Block[] {
  const [main] = law;
  if (!main || !fallsUnderOldCodes(composition.understanding.eventDate)) return [];
  return paragraph(oldCodeSentence(composition, main));
}

/** What stands before the general answer: the steps where they are asked for, and whatever is asked for by somebody who has read that answer. */
function partAhead(
  { understanding: { goesOn, facts } }: Composition,
  asked: GuidePart | undefined,
): GuidePart | undefined {
  return goesOn ? asked : facts.wanted.includes('steps') ? 'steps' : undefined;
}

/** The part of a guide in which the answer to a question stands. */
function partAsked({ understanding: { intents, facts } }: Composition): GuidePart | undefined {
  const [part] = [
    ...intents.flatMap((intent) => PART_ASKED[intent] ?? []),
    ...facts.wanted.flatMap((kind) => PART_WANTED[kind] ?? []),
  ];
  return part;
}

function partBlocks({ phrases: { headings } }: Composition, text: GuideText, part: GuidePart): Block[] {
  const content = text[part];
  if (content === undefined) return [];
  if (typeof content === 'string') return paragraph(`**${headings[part]}**: ${content}`);
  return section(headings[part], content, part === 'steps');
}

function lawSection(
  composition: Composition,
  guide: CompiledGuide,
  law: readonly CompiledProvision[],
  close: readonly CompiledProvision[],
): Block[] {
  const { provisions } = composition.retrieved;
  const [top = 0] = provisions.values();
  const others = close
    .filter(
      ({ id, status }) =>
        !guide.law.includes(id) && status === 'in force' && (provisions.get(id) ?? 0) >= top * AS_NEAR,
    )
    .slice(0, OTHERS_SHOWN);
  const lines = [...law.slice(0, LAW_SHOWN), ...others].map((provision) => provisionLine(composition, provision));
  return section(composition.phrases.headings.law, lines);
}

function casesSection(composition: Composition, guide: CompiledGuide): Block[] {
  const cases = recordsOf(composition, guide.cases).filter((record): record is CompiledCase => record.kind === 'case');
  const most = composition.understanding.intents.includes('cases') ? 4 : 2;
  const goodFirst = [...cases].sort((a, b) => Number(b.status === 'good law') - Number(a.status === 'good law'));
  return section(
    composition.phrases.headings.cases,
    goodFirst.slice(0, most).map((record) => caseLine(composition, record)),
  );
}
