import type { Citation, ConversationMessage, Rating } from 'shared-contracts';
import type { Database, Queries } from '../platform/database/database';

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
}

export interface NewMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly language: string;
  readonly citations?: readonly Citation[];
  readonly attachments?: readonly { readonly name: string }[];
  readonly suggestions?: readonly string[];
  readonly subjects?: readonly string[];
  readonly at: Date;
}

const toMessage = (row: Row): ConversationMessage => ({
  id: row.id,
  role: row.role,
  content: row.content,
  citations: row.citations,
  attachments: row.attachments,
  suggestions: row.suggestions,
  rating: row.rating,
  at: row.created_at.toISOString(),
});

/** Adds messages at the end of a conversation, in their order; gives their ids. */
export async function addMessages(database: Queries, conversationId: string, messages: readonly NewMessage[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into message (conversation_id, role, content, language, citations, attachments, suggestions, subjects, created_at)
     select $1::uuid, role, content, language, citations, attachments, suggestions, subjects, at
     from rows from (jsonb_to_recordset($2::jsonb) as (role text, content text, language text, citations jsonb, attachments jsonb, suggestions jsonb, subjects jsonb, at timestamptz))
       with ordinality as part (role, content, language, citations, attachments, suggestions, subjects, at, place)
     order by place returning id`,
    [conversationId, JSON.stringify(messages.map(({ citations = [], attachments = [], suggestions = [], subjects = [], ...message }) => ({ ...message, citations, attachments, suggestions, subjects })))],
  );
  return rows.map(({ id }) => id);
}

/**
 * One page of a conversation, oldest first; without a cursor, its end.
 * @param cursor gives the messages before the page that it came with
 */
export async function listMessages(database: Database, conversationId: string, { cursor, limit }: { cursor: string; limit: number }): Promise<{ messages: ConversationMessage[]; nextCursor: string | null }> {
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
  const rows = await database.query<Row>('select * from message where conversation_id::text = $1 and ($2::bigint is null or position < $2) order by position desc limit $3', [conversationId, before, limit + 1]);
  const page = rows.slice(0, limit);
  const first = rows.length > limit ? page.at(-1) : undefined;
  return { messages: page.reverse().map(toMessage), nextCursor: first ? String(first.position) : null };
}

/** What the last answer of a conversation, up to but not including `before`, was about. */
export async function lastSubjects(database: Database, conversationId: string, before: string | null): Promise<string[]> {
  const [row] = await database.query<{ subjects: string[] }>(
    `select subjects from message where conversation_id::text = $1 and role = 'assistant' and ($2::text is null or position < (select position from message where id::text = $2))
     order by position desc limit 1`,
    [conversationId, before],
  );
  return row?.subjects ?? [];
}

/** Whether a message is the last question of a conversation. */
export async function isLastQuestion(database: Database, conversationId: string, messageId: string): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(`select id from message where conversation_id::text = $1 and role = 'user' order by position desc limit 1`, [conversationId]);
  return row?.id === messageId;
}

/** Removes a message and everything after it. */
export async function removeFrom(database: Queries, conversationId: string, messageId: string): Promise<void> {
  await database.query('delete from message where conversation_id::text = $1 and position >= (select position from message where id::text = $2)', [conversationId, messageId]);
}

export interface OwnMessage extends ConversationMessage {
  readonly conversationId: string;
  readonly title: string;
  readonly language: string;
  /** The question that an answer answers; '' for a question. */
  readonly question: string;
}

/** A message of this owner with the question before it, or null. */
export async function findOwnMessage(database: Database, owner: string, id: string): Promise<OwnMessage | null> {
  const [row] = await database.query<Row & { conversation_id: string; title: string; language: string; question: string | null }>(
    `select message.*, conversation.title,
       (select content from message earlier where earlier.conversation_id = message.conversation_id and earlier.position < message.position and earlier.role = 'user' order by position desc limit 1) as question
     from message join conversation on conversation.id = message.conversation_id
     where message.id::text = $1 and conversation.owner = $2 and conversation.deleted_at is null`,
    [id, owner],
  );
  return row ? { ...toMessage(row), conversationId: row.conversation_id, title: row.title, language: row.language, question: row.question ?? '' } : null;
}

export async function setRating(database: Database, id: string, rating: Rating | null): Promise<void> {
  await database.query('update message set rating = $2 where id::text = $1', [id, rating]);
}
