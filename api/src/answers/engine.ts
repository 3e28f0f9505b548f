import type { AnswerOutcome, AnswerPaper, AnswerTool, Citation, Language } from 'shared-contracts/calls/chat/types';
import { romanise } from 'language/romanise';
import { dayInIndia } from 'shared-contracts/time/india';
import { createKnowledgeStore } from '../knowledge/knowledge-store';
import { createPublishedAnswers, type PublishedAnswer } from '../knowledge/published/published-answers';
import { withPublished } from '../knowledge/published/with-published';
import type { Database } from '../platform/database/database';
import { breathe, inPieces } from './breathe';
import { passageNumber, sourcesOf } from './check/sources';
import { choose } from './choose/choose';
import type { Plan } from './choose/plan';
import { readDocumentPassages } from './find/documents';
import { factsIn } from './read/facts';
import type { StateCode } from './read/states';
import type { AttachedFile } from './find/attachments';
import { createCaseIndex } from './find/case-index';
import { createComparisonIndex } from './find/comparison-index';
import { find } from './find/find';
import type { Composition, Draft } from './write/draft';
import { shortCitationName } from './write/names';
import { phrasesOf } from './write/phrases';
import { fileCitations } from './attached/file-citation';
import { fileWish } from './attached/file-question';
import { citedIn, render } from './write/render';
import { restyle } from './write/restyle';
import { answerWithModel, type ModelSettings } from './model/answer-with-model';
import { createBreaker, type Breaker } from './model/breaker';
import type { SearchParts } from './find/retrieve';
import { createPhraseIndex } from './find/phrases/phrase-index';
import { withTool } from './tools/answer-block';
import { answerTool } from './tools/answer-tool';
import { workOut, type KnownFacts, type Worked } from './tools/work-out';
import { createVocabulary } from './find/vocabulary';
import { triage } from './triage/triage';
import { createActNames, type ActNames } from './understand/act-names';
import type { Understanding } from './understand/understand';
import { resolving } from './resolve/resolve';
import type { Resolved, Turn } from './resolve/turn';
import { understandResolved } from './resolve/understand-resolved';
import { nothing, type Without } from './without';
import { answerPaper } from './write/paper-answer';
import { write } from './write/write';

/** A question with what the answer may use. */
export interface EngineRequest {
  readonly question: string;
  /** The language that the asker chose. */
  readonly language?: Language;
  /** How an answer in an Indian language is written: in its own script, or in Latin letters. */
  readonly script?: 'native' | 'latin';
  /** Where the asker lives, as far as it is known: its law is meant where the question names no State. */
  readonly state?: StateCode;
  /** ISO date of the day on which it is asked; the day in India where it is not given. */
  readonly today?: string;
  /** The conversation before it, the oldest exchange first; the last six are enough. */
  readonly turns?: readonly Turn[];
  /** Texts of files that the asker sent along. */
  readonly attachments?: readonly AttachedFile[];
  /** A short answer that is not published yet, as if it were. */
  readonly draft?: PublishedAnswer;
  readonly signal?: AbortSignal;
  /** Receives the answer as it grows. */
  readonly onText?: (text: string) => void;
}

export interface EngineAnswer {
  /** Markdown; `[1]` refers to the first of `citations`. */
  readonly markdown: string;
  readonly citations: readonly Citation[];
  readonly language: Language;
  readonly outcome: AnswerOutcome;
  readonly suggestions: readonly string[];
  /** A sentence on how the answer came about; '' when there is nothing to say. */
  readonly notice: string;
  /** Ids of what it is about, for the next question. */
  readonly subjects: readonly string[];
  /** The tool that worked out a date or sum of the question, or could with a few more facts. */
  readonly tool?: AnswerTool;
  /** The paper that it holds. */
  readonly paper?: AnswerPaper;
  /** The short answer that opens it. */
  readonly openedBy?: { readonly record: string; readonly id: string };
  /** The full question as which it was understood, where that is not the one that was typed. */
  readonly understoodAs?: string;
}

/** Answers questions: read, resolve, find, choose, write, check. */
export interface AnswerEngine {
  /** Reads what searching needs, so that the first question need not wait for it. */
  warm(): Promise<void>;
  answer(request: EngineRequest): Promise<EngineAnswer>;
}

/**
 * The engine over a database; with `model` it writes with a language model and falls back to its own composer.
 * @param without layers that a measurement leaves out
 */
export function createAnswerEngine(
  database: Database,
  model?: ModelSettings,
  breaker: Breaker = createBreaker(),
  without: Without = nothing,
): AnswerEngine {
  const knowledge = createKnowledgeStore(database);
  const publishedAnswers = createPublishedAnswers(database);
  const parts: Omit<SearchParts, 'published'> = {
    database,
    knowledge,
    vocabulary: createVocabulary(database),
    phrases: createPhraseIndex(database),
    cases: createCaseIndex(database),
    comparisons: createComparisonIndex(database),
    without,
  };
  let names: Promise<ActNames> | undefined;
  const actNames = (): Promise<ActNames> =>
    (names ??= knowledge.acts().then((acts) => createActNames([...acts.values()])));
  return {
    warm: async () => {
      triage('');
      await parts.phrases.reader();
      await parts.comparisons.between([]);
    },
    async answer(request) {
      const today = request.today ?? dayInIndia(new Date());
      const resolved = await inPieces(resolving(request.question, request.turns ?? [], today));
      await breathe();
      const understood = await understandResolved(request.question, resolved, await actNames(), {
        ...(request.language ? { language: request.language } : {}),
        today,
        earlier: (request.turns ?? []).map(({ question }) => question),
      });
      const understanding = inState(understood, request.state);
      const before = (resolved.last?.resolved ?? resolved).before;
      const published = await publishedAnswers.read(request.draft);
      const now: SearchParts = { ...parts, knowledge: withPublished(knowledge, published), published };
      const found = await find(now, understanding, await actNames(), before, request.attachments);
      const { language } = understanding;
      const composition: Composition = { ...found, language, phrases: phrasesOf[language] };
      // What is wanted of a file is read as it was typed: to a conversation before it, "summarise" would be about the last answer.
      await breathe();
      const plan = choose(found, fileWish(request.question));
      await breathe();
      const drafts = plan.kind === 'paper' || resolved.operations.some(({ kind }) => kind === 'draft');
      const recognised = drafts
        ? undefined
        : workOut(resolved.question, resolved.facts, today, knownFacts(request, resolved, today));
      // What stands in the asker's own papers is not asked for.
      const isOfPapers = plan.kind === 'own paper' || plan.kind === 'attachments';
      const worked = isOfPapers && recognised?.result.status === 'missing' ? undefined : recognised;
      await breathe();
      const told = withTool(write(composition, plan), worked, language);
      const draft = plan.kind === 'own paper' ? told : restyle(told, understanding.operations, composition.phrases);
      request.signal?.throwIfAborted();
      // What rules work out exactly, and a paper to sign, no model puts into other words.
      const asksModel =
        model !== undefined &&
        worked?.result.status !== 'done' &&
        !drafts &&
        draft.subjects.length > 0 &&
        understanding.operations.length === 0 &&
        request.script !== 'latin';
      const written = asksModel ? await answerWithModel(model, breaker, composition, draft, request) : undefined;
      if (typeof written === 'object') return written;
      const finished = await finish(now, composition, draft, request.attachments);
      const answer = request.script === 'latin' ? inLatin(finished) : finished;
      const notice = written ? composition.phrases.withoutModel[written] : '';
      request.onText?.(answer.markdown);
      return {
        ...answer,
        notice,
        ...openedBy(plan),
        ...(worked ? { tool: answerTool(afterHelp(worked, draft), language) } : {}),
        ...(plan.kind === 'paper' ? { paper: answerPaper(plan, language) } : {}),
      };
    },
  };
}

/** The law of the asker's own State is meant, unless the question names another one. */
const inState = (understanding: Understanding, state: StateCode | undefined): Understanding =>
  state === undefined || understanding.facts.state !== undefined
    ? understanding
    : { ...understanding, facts: { ...understanding.facts, state } };

/** The short answer that opens an answer, also after a word on help. */
function openedBy(plan: Plan): Pick<EngineAnswer, 'openedBy'> {
  if (plan.kind === 'possible danger') return openedBy(plan.then);
  return plan.kind === 'record' && plan.short ? { openedBy: { record: plan.record.id, id: plan.short.id } } : {};
}

/** What the form of a tool told on the subject that the question goes on with. */
function knownFacts(
  { question, turns = [] }: EngineRequest,
  { about }: Resolved,
  today: string,
): KnownFacts | undefined {
  if (about === undefined) return undefined;
  const tool = turns.slice(about).findLast((turn) => turn.tool)?.tool;
  if (!tool) return undefined;
  const { dates, amounts } = factsIn(question, today);
  return { ...tool, isRetold: dates.length + amounts.length > 0 };
}

/** What is worked out never stands before help in danger. */
const afterHelp = (worked: Worked, { outcome }: Draft): Worked => ({
  ...worked,
  leads: worked.leads && outcome !== 'danger',
});

/** An answer in Latin letters; names of files and numbers stay. */
function inLatin(answer: EngineAnswer): EngineAnswer {
  return {
    ...answer,
    markdown: romanise(answer.markdown),
    suggestions: answer.suggestions.map(romanise),
    citations: answer.citations.map((citation) => (citation.kind === 'document' ? citation : namedInLatin(citation))),
  };
}

const namedInLatin = (citation: Citation): Citation => ({
  ...citation,
  label: romanise(citation.label),
  act: romanise(citation.act),
  title: romanise(citation.title),
});

/** Numbers the citations of a draft and takes out those that have no source. */
async function finish(
  { database, knowledge }: SearchParts,
  composition: Composition,
  draft: Draft,
  files: readonly AttachedFile[] = [],
): Promise<EngineAnswer> {
  const { understoodAs } = composition.understanding;
  const cited = citedIn(draft.blocks);
  const records = await knowledge.records(cited);
  const passages = await readDocumentPassages(
    database,
    cited.flatMap((id) => passageNumber(id) ?? []),
  );
  const { markdown, citations } = render(
    draft.blocks,
    new Map([
      ...sourcesOf(records.values(), passages, composition),
      ...fileCitations(cited, files).map((citation) => [citation.id, citation] as const),
    ]),
    (citation) => shortCitationName({ ...composition, records }, citation),
    draft.importance,
  );
  return {
    markdown,
    citations,
    language: composition.language,
    outcome: draft.outcome,
    suggestions: draft.suggestions,
    notice: '',
    subjects: draft.subjects,
    ...(understoodAs === undefined ? {} : { understoodAs }),
  };
}
