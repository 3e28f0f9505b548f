import type { AnswerPaper, Citation, ConversationMessage, Rating } from 'shared-contracts';
import { keptTool, type KeptTool } from '../answers/tools/answer-tool';
import type { Database, Queries } from '../platform/database/database';
import { refused } from '../platform/http/problem';

interface Row {
  id: string;
  position: number;
  role: 'user' | 'assistant';
  content: string;
  citations: Citation[];
  attachments: { name: string }[];
  suggestions: string[];
  rating: Rating | null;
  created_at: Date;
  imported: boolean;
  tool: KeptTool | null;
  paper: AnswerPaper | null;
}

export interface NewMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly language: string;
  readonly citations?: readonly Citation[];
  readonly attachments?: readonly { readonly name: string }[];
  readonly suggestions?: readonly string[];
  readonly subjects?: readonly string[];
  readonly tool?: KeptTool | undefined;
  readonly paper?: AnswerPaper | undefined;
  readonly at: Date;
  /** Brought along from a browser; nobody can vouch for its text. */
  readonly imported?: boolean;
}

/** @param today the day for which a tool is worked out; without it, tools are left out */
function toMessage(row: Row, today?: string): ConversationMessage {
  const tool = row.tool && today ? keptTool(row.tool, today) : undefined;
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    citations: row.citations,
    attachments: row.attachments,
    suggestions: row.suggestions,
    rating: row.rating,
    at: row.created_at.toISOString(),
    ...(tool ? { tool } : {}),
    ...(row.paper ? { paper: row.paper } : {}),
  };
}

/** Adds messages at the end of a conversation, in their order; gives their ids. */
export async function addMessages(
  database: Queries,
  conversationId: string,
  messages: readonly NewMessage[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into message (conversation_id, role, content, language, citations, attachments, suggestions, subjects, tool, paper, created_at, imported)
     select $1::uuid, role, content, language, citations, attachments, suggestions, subjects, tool, paper, at, imported
     from rows from (jsonb_to_recordset($2::jsonb) as (role text, content text, language text, citations jsonb, attachments jsonb, suggestions jsonb, subjects jsonb, tool jsonb, paper jsonb, at timestamptz, imported boolean))
       with ordinality as part (role, content, language, citations, attachments, suggestions, subjects, tool, paper, at, imported, place)
     order by place returning id`,
    [
      conversationId,
      JSON.stringify(
        messages.map(
          ({ citations = [], attachments = [], suggestions = [], subjects = [], imported = false, ...message }) => ({
            ...message,
            citations,
            attachments,
            suggestions,
            subjects,
            imported,
          }),
        ),
      ),
    ],
  );
  return rows.map(({ id }) => id);
}

/**
 * One page of a conversation, oldest first; without a cursor, its end.
 * @param cursor gives the messages before the page that it came with
 */
export async function listMessages(
  database: Database,
  conversationId: string,
  { cursor, limit, today }: { cursor: string; limit: number; today: string },
): Promise<{ messages: ConversationMessage[]; nextCursor: string | null }> {
  if (!/^\d{0,15}$/.test(cursor)) throw refused({ cursor: 'There is no such page.' });
  const before = cursor === '' ? null : Number(cursor);
  const rows = await database.query<Row>(
    'select * from message where conversation_id::text = $1 and ($2::bigint is null or position < $2) order by position desc limit $3',
    [conversationId, before, limit + 1],
  );
  const page = rows.slice(0, limit);
  const first = rows.length > limit ? page.at(-1) : undefined;
  return {
    messages: page.reverse().map((row) => toMessage(row, today)),
    nextCursor: first ? String(first.position) : null,
  };
}

/** The messages of a conversation that were asked and answered here, oldest first; what was brought along is left out. */
export async function listOwnWords(
  database: Database,
  conversationId: string,
  { until, limit }: { until: number; limit: number },
): Promise<ConversationMessage[]> {
  const rows = await database.query<Row>(
    `select * from (select * from message where conversation_id::text = $1 and position <= $2 and not imported order by position desc limit $3) newest
     order by position`,
    [conversationId, until, limit],
  );
  return rows.map((row) => toMessage(row));
}

/** An exchange of a conversation: what was asked, and what its answer was about. */
export interface Exchange {
  readonly question: string;
  readonly subjects: readonly string[];
  /** The tool of its answer with what was told for it. */
  readonly tool?: KeptTool;
}

/** The last exchanges of a conversation, up to but not including the message `before`; the oldest first. */
export async function lastExchanges(
  database: Database,
  conversationId: string,
  before: string | null,
  count: number,
): Promise<Exchange[]> {
  const rows = await database.query<{
    role: 'user' | 'assistant';
    content: string;
    subjects: string[];
    tool: KeptTool | null;
  }>(
    `select role, content, subjects, tool from message where conversation_id::text = $1 and ($2::text is null or position < (select position from message where id::text = $2))
     order by position desc limit $3`,
    [conversationId, before, count * 2],
  );
  const messages = rows.reverse();
  return messages.flatMap(({ role, content }, place) => {
    const answer = messages[place + 1];
    return role === 'user'
      ? [
          {
            question: content,
            subjects: answer?.role === 'assistant' ? answer.subjects : [],
            ...(answer?.role === 'assistant' && answer.tool ? { tool: answer.tool } : {}),
          },
        ]
      : [];
  });
}

/** Whether a message is the last question of a conversation. */
export async function isLastQuestion(database: Database, conversationId: string, messageId: string): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(
    `select id from message where conversation_id::text = $1 and role = 'user' order by position desc limit 1`,
    [conversationId],
  );
  return row?.id === messageId;
}

/** Removes a message and everything after it. */
export async function removeFrom(database: Queries, conversationId: string, messageId: string): Promise<void> {
  await database.query(
    'delete from message where conversation_id::text = $1 and position >= (select position from message where id::text = $2)',
    [conversationId, messageId],
  );
}

export interface OwnMessage extends ConversationMessage {
  readonly conversationId: string;
  readonly title: string;
  readonly language: string;
  /** The question that an answer answers; '' for a question. */
  readonly question: string;
  readonly imported: boolean;
  readonly keptTool: KeptTool | null;
}

/** A message of this owner with the question before it, or null. */
export async function findOwnMessage(database: Database, owner: string, id: string): Promise<OwnMessage | null> {
  const [row] = await database.query<
    Row & { conversation_id: string; title: string; language: string; question: string | null }
  >(
    `select message.*, conversation.title,
       (select content from message earlier where earlier.conversation_id = message.conversation_id and earlier.position < message.position and earlier.role = 'user' order by position desc limit 1) as question
     from message join conversation on conversation.id = message.conversation_id
     where message.id::text = $1 and conversation.owner = $2 and conversation.deleted_at is null`,
    [id, owner],
  );
  return row
    ? {
        ...toMessage(row),
        conversationId: row.conversation_id,
        title: row.title,
        language: row.language,
        question: row.question ?? '',
        imported: row.imported,
        keptTool: row.tool,
      }
    : null;
}

/** Keeps what a person told for the tool of an answer. */
export async function setTool(database: Database, id: string, tool: KeptTool): Promise<void> {
  await database.query('update message set tool = $2::jsonb where id::text = $1', [id, JSON.stringify(tool)]);
}

export async function setRating(database: Database, id: string, rating: Rating | null): Promise<void> {
  await database.query('update message set rating = $2 where id::text = $1', [id, rating]);
}
