import { randomUUID } from 'node:crypto';
import type { Answer, AnswerTool, Usage } from 'shared-contracts';
import type { askBody } from 'shared-contracts/schemas';
import { dayInIndia } from 'shared-contracts/time/india';
import type * as z from 'zod';
import type { CitationFinder } from '../answers/citations/find-citations';
import type { KeptTool } from '../answers/tools/answer-tool';
import type { AnswerEngine, EngineAnswer } from '../answers/engine';
import type { Platform } from '../platform/platform';
import { principalKey, type Principal } from '../platform/principal/principal';
import { findTry, keepTry, nameOfTry, takenBefore, type createTries, type EarlierTry } from './asked-once';
import { conversationAttachments, findAttachments, joinAttachments, type AttachmentText } from './attachment-store';
import { addConversation, findForQuestion, touchConversation } from './conversation-store';
import { addMessages, isLastQuestion, lastExchanges, removeFrom } from './message-store';
import type { AnswerQueue } from './answer-queue';
import type { QuestionAllowance, TakenQuestion } from './question-allowance';
import { countQuestion } from './question-counts';
import { addReviewItem } from './review-store';
import { countToolEvent } from '../tool-use/tool-use-store';
import { stateOfAsker } from './state-of-asker';
import { titleOf } from './title';

export interface Chats {
  readonly platform: Platform;
  readonly engine: AnswerEngine;
  readonly queue: AnswerQueue;
  readonly findCitations: CitationFinder;
  readonly allowance: QuestionAllowance;
  readonly beginTry: ReturnType<typeof createTries>;
  /** Told about every question that is answered, for the mail that warns of the day's limit. */
  readonly onAnswered: (principal: Principal, usage: Usage) => Promise<void>;
}

type Body = z.output<typeof askBody>;

/** So many exchanges of a conversation are given to the engine. */
const REMEMBERED = 6;

/** A question that counts and is ready to be answered. */
export interface Asked {
  /** Of a new conversation too: it exists once an answer, or a part of one, was given. */
  readonly conversationId: string;
  /** @param onDelta gets pieces as they are written; null where the reader gets nothing before the whole */
  answer(onDelta: ((text: string) => void) | null, signal: AbortSignal): Promise<Answer>;
}

/**
 * Takes a question in: its conversation, its attachments, its place in today's count. One that is asked again after a lost line gets the
 * answer that was kept for it, or has it written anew in its place, and counts once.
 * @throws ProblemError 429 when today's limit is reached
 */
export async function takeIn(chats: Chats, principal: Principal, body: Body): Promise<Asked> {
  const { database, now } = chats.platform;
  const owner = principalKey(principal);
  const name = nameOfTry(owner, body);
  const end = await chats.beginTry(name);
  try {
    const earlier = name ? await findTry(database, { owner, name, now: now() }) : null;
    const { conversationId, answer } = earlier?.answer
      ? await giveAgain(chats, principal, earlier.answer)
      : await takeAnew(chats, principal, body, { name, earlier });
    return { conversationId, answer: (onDelta, signal) => answer(onDelta, signal).finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

async function giveAgain({ allowance }: Chats, principal: Principal, kept: Omit<Answer, 'usage'>): Promise<Asked> {
  const usage = await allowance.usage(principal);
  return { conversationId: kept.conversationId, answer: () => Promise.resolve({ ...kept, usage }) };
}

async function takeAnew(
  chats: Chats,
  principal: Principal,
  body: Body,
  { name, earlier }: { readonly name: string | null; readonly earlier: EarlierTry | null },
): Promise<Asked> {
  const { allowance, platform } = chats;
  const owner = principalKey(principal);
  const continued = earlier?.conversationId ?? body.conversationId;
  const conversation = continued ? await findForQuestion(platform.database, principal, continued) : null;
  const replaced = earlier?.questionId ?? body.replaces;
  const replaces =
    conversation?.isOwn && replaced && (await isLastQuestion(platform.database, conversation.id, replaced))
      ? replaced
      : null;
  const continuesById = principal.kind === 'visitor' && principal.isNew === true;
  const isCounted = earlier !== null && replaces === earlier.questionId;
  const taken = await (isCounted ? takenBefore(allowance, principal) : allowance.takeQuestion(principal));

  const conversationId = conversation?.id ?? randomUUID();

  return {
    conversationId,
    async answer(onDelta, signal) {
      const sent: string[] = [];
      const relay = (text: string): void => {
        if (!onDelta) return;
        sent.push(text);
        onDelta(text);
      };
      const exchange = { owner, continuesById, body, replaces, conversation, conversationId, taken };
      const keep = (written: EngineAnswer, isWhole: boolean) =>
        keepExchange(chats, { ...exchange, written, name, isWhole });
      try {
        const attachments = await attachedTexts(chats, owner, body, conversation?.isOwn ? conversation.id : null);
        const turns = conversation ? await lastExchanges(platform.database, conversation.id, replaces, REMEMBERED) : [];
        const state = await stateOfAsker(platform.database, principal);
        const request = {
          question: body.question,
          ...(body.language ? { language: body.language } : {}),
          ...(body.script ? { script: body.script } : {}),
          today: dayInIndia(platform.now()),
          ...(state && { state }),
          turns,
          attachments,
          signal,
          onText: relay,
        };
        const written = await chats.queue.run(() => chats.engine.answer(request), {
          priority: taken.entitlements.priority,
          signal,
        });
        signal.throwIfAborted();
        const answer = await keep(written, true);
        await chats.onAnswered(principal, taken.usage);
        return answer;
      } catch (error) {
        // What a person has begun to read counts and is kept, also when they stopped it.
        if (signal.aborted && sent.length > 0) await keep(stopped(sent.join(''), body), false);
        else await taken.giveBack();
        throw signal.aborted ? signal.reason : error;
      }
    },
  };
}

/** Of a tool, what is kept: what comes of it is worked out anew when it is read. */
const keepingOf = ({ id, language, leads, filled }: AnswerTool): KeptTool => ({ id, language, leads, filled });

const stopped = (markdown: string, { language = 'en' }: Body): EngineAnswer => ({
  markdown,
  citations: [],
  language,
  outcome: 'answered',
  suggestions: [],
  notice: '',
  subjects: [],
});

async function attachedTexts(
  { platform: { database } }: Chats,
  owner: string,
  body: Body,
  conversationId: string | null,
): Promise<AttachmentText[]> {
  const now = await findAttachments(database, owner, body.attachments ?? []);
  const before = conversationId ? await conversationAttachments(database, conversationId) : [];
  return [...now, ...before.filter(({ id }) => !now.some((attachment) => attachment.id === id))];
}

interface Exchange {
  readonly owner: string;
  readonly continuesById: boolean;
  readonly body: Body;
  readonly written: EngineAnswer;
  readonly replaces: string | null;
  /** Null when this exchange begins it. */
  readonly conversation: { readonly title: string } | null;
  readonly conversationId: string;
  readonly taken: TakenQuestion;
  /** Under which another try finds it. */
  readonly name: string | null;
  readonly isWhole: boolean;
}

async function keepExchange(
  { platform }: Chats,
  { owner, continuesById, body, written, replaces, conversation, conversationId: id, taken, name, isWhole }: Exchange,
): Promise<Answer> {
  const { database } = platform;
  const at = platform.now();
  const title = conversation?.title ?? titleOf(body.question);
  const attachments = await findAttachments(database, owner, body.attachments ?? []);
  const {
    markdown: answer,
    citations,
    language,
    outcome,
    suggestions,
    notice,
    subjects,
    understoodAs,
    tool,
    paper,
  } = written;
  const { questionId, messageId } = await database.together(async (queries) => {
    if (!conversation) await addConversation(queries, { id, owner, title, at, continuesById });
    if (replaces) await removeFrom(queries, id, replaces);
    await joinAttachments(
      queries,
      id,
      attachments.map((attachment) => attachment.id),
    );
    const [question = '', message = ''] = await addMessages(queries, id, [
      { role: 'user', content: body.question, language, attachments: attachments.map(({ name }) => ({ name })), at },
      {
        role: 'assistant',
        content: answer,
        language,
        citations,
        suggestions,
        subjects,
        tool: tool && keepingOf(tool),
        paper,
        at,
      },
    ]);
    await touchConversation(queries, id, at);
    if (name) await keepTry(queries, name, { questionId: question, messageId: message, written, isWhole, at });
    return { questionId: question, messageId: message };
  });
  // The answer is kept: a note on it that cannot be made, on a disk that is full by now, does not take it from its reader.
  await taken
    .noteLength(body.question.length + answer.length)
    .then(() => noteForAdministrators(platform, { body, written, messageId, at }))
    .catch((error: unknown) => platform.log.error({ err: error }, 'an answer was kept without the notes on it'));
  return {
    answer,
    citations: [...citations],
    language,
    conversationId: id,
    questionId,
    messageId,
    title,
    outcome,
    suggestions: [...suggestions],
    notice,
    ...(understoodAs === undefined ? {} : { understoodAs }),
    ...(tool === undefined ? {} : { tool }),
    ...(paper === undefined ? {} : { paper }),
    usage: taken.usage,
  };
}

interface Noted {
  readonly body: Body;
  readonly written: EngineAnswer;
  readonly messageId: string;
  readonly at: Date;
}

async function noteForAdministrators({ database }: Platform, { body, written, messageId, at }: Noted): Promise<void> {
  const isUnknown = written.outcome === 'unknown';
  await countQuestion(database, dayInIndia(at), !isUnknown, written.citations);
  const { tool, paper } = written;
  const used = { place: 'chat' } as const;
  if (tool)
    await countToolEvent(database, dayInIndia(at), {
      ...used,
      kind: 'tool',
      name: tool.id,
      step: tool.result ? 'done' : 'opened',
    });
  if (paper) await countToolEvent(database, dayInIndia(at), { ...used, kind: 'paper', name: paper.id, step: 'opened' });
  if (isUnknown)
    await addReviewItem(database, {
      kind: 'unanswered',
      messageId,
      question: body.question,
      answer: written.markdown,
      reason: '',
      language: written.language,
      at,
    });
}
