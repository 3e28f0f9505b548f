import type { CompiledCase, CompiledGuide, CompiledProvision, GuideText } from 'knowledge';
import type { Intent } from '../understand/intents';
import { caseLine } from './cases';
import { fallsUnderOldCodes, oldCodeSentence } from './codes';
import { paragraph, readProvisions, readRecords, section, type Block, type Composition, type Draft } from './draft';
import { factSentences } from './facts';
import { helplineBlock } from './helplines';
import { provisionLine } from './lines';
import { guideSuggestions } from './suggestions';
import { guideText, withoutStop } from './texts';

/** A fact is taken from one of so many provisions of a guide that come nearest to the question. */
const NEAREST_LAW = 3;

/** The narrow questions that a part of a guide answers by itself. */
const NARROW: readonly Intent[] = ['limitation', 'fee', 'forum', 'documents', 'punishment', 'bail', 'cognizable', 'compoundable'];

/** The answer on a situation: the direct answer, then what to do. A narrow question gets its own part first and less of the rest. */
export async function guideAnswer(composition: Composition, guide: CompiledGuide, extra: readonly CompiledProvision[]): Promise<Draft> {
  const { understanding, language, phrases } = composition;
  const { text, translated } = guideText(guide, language);
  const law = await readProvisions(composition, guide.law);
  const narrow = understanding.intents.find((intent) => NARROW.includes(intent));
  const first = narrow ? await directAnswer(composition, narrow, text, law) : undefined;
  const blocks: Block[] = [
    ...paragraph(...(first ?? []), first ? undefined : text.answer, translated ? undefined : phrases.englishOnly),
    ...(first ? paragraph(text.answer) : []),
    ...(await dates(composition, law)),
    ...rest(composition, text, narrow && first ? narrow : undefined),
    ...(narrow && first ? [] : lawSection(composition, guide, law, extra)),
    ...(await casesSection(composition, guide)),
    ...(await helplineBlock(composition, guide.helplines)),
  ];
  return {
    outcome: 'answered',
    blocks,
    subjects: [...guide.law.slice(0, 1), guide.id, ...guide.law.slice(1, 4)],
    importance: first ? [] : [mainLaw(composition, guide)],
    suggestions: await guideSuggestions(composition, guide),
  };
}

/** The provision of a guide that comes first among its sources: the one nearest to the question, usually the guide's own first. */
function mainLaw({ retrieved: { provisions } }: Composition, { law }: CompiledGuide): string {
  return [...law].sort((a, b) => (provisions.get(b) ?? 0) - (provisions.get(a) ?? 0))[0] ?? '';
}

/** The sentence that answers a narrow question, from the facts of the law or from the guide's own part. */
async function directAnswer(composition: Composition, intent: Intent, text: GuideText, law: readonly CompiledProvision[]): Promise<string[] | undefined> {
  const { headings } = composition.phrases;
  const asSentence = (heading: string, items: readonly string[]): string[] | undefined =>
    items.length > 0 ? [`**${heading}**: ${items.map(withoutStop).join('; ')}.`] : undefined;
  const own =
    intent === 'limitation' ? asSentence(headings.timeLimits, text.timeLimits)
    : intent === 'fee' ? asSentence(headings.cost, text.cost ? [text.cost] : [])
    : intent === 'forum' ? asSentence(headings.where, text.where)
    : intent === 'documents' ? asSentence(headings.documents, text.documents)
    : undefined;
  const { provisions } = composition.retrieved;
  const nearest = [...law].sort((a, b) => (provisions.get(b.id) ?? 0) - (provisions.get(a.id) ?? 0)).slice(0, NEAREST_LAW);
  const stated = nearest.map((provision) => factSentences(composition, provision)).find((sentences) => sentences.length > 0)?.slice(0, 1);
  return stated || own ? [...(stated ?? []), ...(own ?? [])] : undefined;
}

async function dates(composition: Composition, law: readonly CompiledProvision[]): Promise<Block[]> {
  const [main] = law;
  if (!main || !fallsUnderOldCodes(composition.understanding.eventDate)) return [];
  return paragraph(await oldCodeSentence(composition, main));
}

function rest({ phrases: { headings }, understanding }: Composition, text: GuideText, narrow: Intent | undefined): Block[] {
  if (narrow) return narrow === 'forum' || narrow === 'limitation' ? section(headings.steps, text.steps.slice(0, 4), true) : [];
  const parts: Block[] = [
    ...section(headings.steps, text.steps, true),
    ...section(headings.timeLimits, text.timeLimits),
    ...section(headings.where, text.where),
    ...section(headings.documents, text.documents),
    ...section(headings.avoid, text.avoid),
  ];
  const costs = paragraph(text.cost && `**${headings.cost}**: ${text.cost}`);
  const lawyer = paragraph(text.lawyer && `**${headings.lawyer}**: ${text.lawyer}`);
  return understanding.intents.includes('definition') && !understanding.intents.includes('procedure') ? parts.slice(0, 4) : [...parts, ...costs, ...lawyer];
}

function lawSection(composition: Composition, guide: CompiledGuide, law: readonly CompiledProvision[], extra: readonly CompiledProvision[]): Block[] {
  const { provisions } = composition.retrieved;
  const [top = 0] = provisions.values();
  const others = extra.filter(({ id, status }) => !guide.law.includes(id) && status === 'in force' && (provisions.get(id) ?? 0) >= top * 0.75).slice(0, 2);
  const lines = [...law.slice(0, 5), ...others].map((provision) => provisionLine(composition, provision));
  return section(composition.phrases.headings.law, lines);
}

async function casesSection(composition: Composition, guide: CompiledGuide): Promise<Block[]> {
  const cases = (await readRecords(composition, guide.cases)).filter((record): record is CompiledCase => record.kind === 'case');
  const most = composition.understanding.intents.includes('cases') ? 4 : 2;
  const goodFirst = [...cases].sort((a, b) => Number(b.status === 'good law') - Number(a.status === 'good law'));
  return section(composition.phrases.headings.cases, goodFirst.slice(0, most).map((record) => caseLine(composition, record)));
}
