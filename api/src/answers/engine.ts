import type { AnswerOutcome, Citation, Language } from 'shared-contracts/calls/chat/types';
import { createKnowledgeStore } from '../knowledge/knowledge-store';
import type { Database } from '../platform/database/database';
import { compose } from './compose/compose';
import type { Composition, Draft } from './compose/draft';
import { shortCitationName } from './compose/names';
import { phrasesOf } from './compose/phrases';
import { citedIn, render } from './compose/render';
import { answerWithModel, type ModelSettings } from './model/answer-with-model';
import { retrieve, type SearchParts } from './retrieve/retrieve';
import { createPhraseIndex } from './retrieve/phrase-index';
import { createVocabulary } from './retrieve/vocabulary';
import { createActNames, type ActNames } from './understand/act-names';
import { understand, type Understanding } from './understand/understand';
import { readSources } from './verify/sources';

/** A question with what the answer may use. */
export interface EngineRequest {
  readonly question: string;
  /** The language that the asker chose. */
  readonly language?: Language;
  /** Ids that the conversation was about before, the main one first. */
  readonly before?: readonly string[];
  /** Texts of files that the asker sent along. */
  readonly attachments?: readonly { readonly name: string; readonly text: string }[];
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
}

/** Answers questions: understand, retrieve, compose, verify. */
export interface AnswerEngine {
  /** Reads what searching needs, so that the first question need not wait for it. */
  warm(): Promise<void>;
  answer(request: EngineRequest): Promise<EngineAnswer>;
}

/** The engine over a database; with `model` it writes with a language model and falls back to its own composer. */
export function createAnswerEngine(database: Database, model?: ModelSettings): AnswerEngine {
  const knowledge = createKnowledgeStore(database);
  const parts: SearchParts = { database, knowledge, vocabulary: createVocabulary(database), phrases: createPhraseIndex(database) };
  let names: Promise<ActNames> | undefined;
  const actNames = (): Promise<ActNames> => (names ??= knowledge.acts().then((acts) => createActNames([...acts.values()])));
  return {
    warm: async () => void (await parts.phrases.reader()),
    async answer(request) {
      const understanding = understand(request.question, await actNames(), request.language);
      const composition = await prepare(parts, understanding, await actNames(), request);
      const draft = await compose(composition);
      request.signal?.throwIfAborted();
      if (model && draft.subjects.length > 0) {
        const written = await answerWithModel(model, composition, draft, request);
        if (written) return written;
      }
      const answer = await finish(database, composition, draft);
      const notice = model && draft.subjects.length > 0 ? composition.phrases.modelDown : '';
      request.onText?.(answer.markdown);
      return { ...answer, notice };
    },
  };
}

async function prepare(parts: SearchParts, understanding: Understanding, names: ActNames, request: EngineRequest): Promise<Composition> {
  const { knowledge } = parts;
  const retrieved = await retrieve(parts, understanding, request.before);
  return {
    understanding,
    retrieved,
    knowledge,
    search: (text) => retrieve(parts, understand(text, names, understanding.language)),
    before: request.before ?? [],
    acts: await knowledge.acts(),
    language: understanding.language,
    phrases: phrasesOf[understanding.language],
    records: new Map(retrieved.records),
  };
}

/** Numbers the citations of a draft and takes out those that have no source. */
async function finish(database: Database, composition: Composition, draft: Draft): Promise<EngineAnswer> {
  const sources = await readSources(database, composition, citedIn(draft.blocks));
  const { markdown, citations } = render(draft.blocks, sources, (citation) => shortCitationName(composition, citation), draft.importance);
  return { markdown, citations, language: composition.language, outcome: draft.outcome, suggestions: draft.suggestions, notice: '', subjects: draft.subjects };
}
