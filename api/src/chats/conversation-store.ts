import type { Conversation } from 'shared-contracts';
import * as z from 'zod';
import type { Database, Queries } from '../platform/database/database';
import { likePattern } from '../platform/database/like-pattern';
import { refused } from '../platform/http/problem';
import { principalKey, type Principal } from '../platform/principal/principal';

interface Row {
  id: string;
  title: string;
  updated_at: Date;
  message_count: number;
  share_token: string | null;
}

const fields = `conversation.id, title, updated_at, share_token, (select count(*)::int from message where conversation_id = conversation.id) as message_count`;

const toConversation = (row: Row): Conversation => ({
  id: row.id,
  title: row.title,
  updatedAt: row.updated_at.toISOString(),
  messageCount: row.message_count,
  shareToken: row.share_token,
});

export interface NewConversation {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  readonly at: Date;
  /** Whether whoever knows its id may ask on, as a caller without cookies must. */
  readonly continuesById?: boolean;
}

export async function addConversation(
  database: Queries,
  { id, owner, title, at, continuesById = false }: NewConversation,
): Promise<void> {
  await database.query(
    'insert into conversation (id, owner, title, created_at, updated_at, continues_by_id) values ($1, $2, $3, $4, $4, $5)',
    [id, owner, title, at, continuesById],
  );
}

/** A conversation of this owner, or null. */
export async function findConversation(database: Database, owner: string, id: string): Promise<Conversation | null> {
  const [row] = await database.query<Row>(
    `select ${fields} from conversation where id::text = $1 and owner = $2 and deleted_at is null`,
    [id, owner],
  );
  return row ? toConversation(row) : null;
}

/** A conversation that a question continues, and whether the one who asks is its owner. */
export interface Continued extends Conversation {
  readonly isOwn: boolean;
}

/**
 * The conversation that a question continues, or null: the asker's own. A caller without cookies is a new visitor at every question, so one
 * that was begun without a cookie is continued without one by its id, which nobody can guess. Once its cookie was seen, the cookie is needed.
 */
export async function findForQuestion(database: Database, principal: Principal, id: string): Promise<Continued | null> {
  const owner = principalKey(principal);
  const isNew = principal.kind === 'visitor' && principal.isNew === true;
  if (!isNew) await claimConversations(database, owner);
  const [row] = await database.query<Row & { owner: string }>(
    `select ${fields}, owner from conversation
     where id::text = $1 and (owner = $2 or (continues_by_id and $3::boolean)) and deleted_at is null`,
    [id, owner, isNew],
  );
  return row ? { ...toConversation(row), isOwn: row.owner === owner } : null;
}

/** The cookie of a visitor came back: what they had begun without one is theirs alone from now on. */
export async function claimConversations(database: Database, owner: string): Promise<void> {
  await database.query('update conversation set continues_by_id = false where owner = $1 and continues_by_id', [owner]);
}

/**
 * One page of an owner's conversations, newest first, found by title or by any text in them.
 * @param cursor where the page before ended; '' for the first page
 */
export async function listConversations(
  database: Database,
  owner: string,
  { cursor, limit, search }: { cursor: string; limit: number; search: string },
): Promise<{ conversations: Conversation[]; nextCursor: string | null }> {
  const [at, id] = decodeCursor(cursor);
  const rows = await database.query<Row>(
    `select ${fields} from conversation
     where owner = $1 and deleted_at is null and ($2::timestamptz is null or (updated_at, id) < ($2::timestamptz, $3::uuid))
       and ($4 = '%%' or lower(title) like $4 or exists (select 1 from message where conversation_id = conversation.id and lower(content) like $4))
     order by updated_at desc, id desc limit $5`,
    [owner, at, id, likePattern(search), limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { conversations: page.map(toConversation), nextCursor: last ? encodeCursor(last) : null };
}

const encodeCursor = ({ updated_at, id }: Row): string =>
  Buffer.from(`${updated_at.toISOString()} ${id}`).toString('base64url');

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

function decodeCursor(cursor: string): [string | null, string | null] {
  if (cursor === '') return [null, null];
  const parsed = cursorSchema.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw refused({ cursor: 'There is no such page.' });
  return parsed.data;
}

export async function renameConversation(
  database: Database,
  owner: string,
  id: string,
  title: string,
): Promise<boolean> {
  return (
    (
      await database.query(
        'update conversation set title = $3 where id::text = $1 and owner = $2 and deleted_at is null returning id',
        [id, owner, title],
      )
    ).length > 0
  );
}

/** Takes a conversation away; it can be restored until the nightly clean-up. A shared copy is gone at once. */
export async function deleteConversation(database: Database, owner: string, id: string, at: Date): Promise<boolean> {
  return (
    (
      await database.query(
        'update conversation set deleted_at = $3, share_token = null where id::text = $1 and owner = $2 and deleted_at is null returning id',
        [id, owner, at],
      )
    ).length > 0
  );
}

export async function restoreConversation(database: Database, owner: string, id: string): Promise<boolean> {
  return (
    (
      await database.query(
        'update conversation set deleted_at = null where id::text = $1 and owner = $2 and deleted_at is not null returning id',
        [id, owner],
      )
    ).length > 0
  );
}

export async function touchConversation(database: Queries, id: string, at: Date): Promise<void> {
  await database.query('update conversation set updated_at = $2 where id::text = $1', [id, at]);
}

/** Forgets visitors' conversations and deleted ones for good, with what was attached to them. */
export async function forgetOldConversations(database: Database, before: Date): Promise<void> {
  await database.query(
    `delete from conversation where deleted_at < $1 or (owner like 'visitor:%' and updated_at < $1)`,
    [before],
  );
  await database.query('delete from attachment where conversation_id is null and created_at < $1', [before]);
}
