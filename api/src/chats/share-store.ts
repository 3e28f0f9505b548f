import { randomBytes } from 'node:crypto';
import type { SharedConversation } from 'shared-contracts';
import type { Database } from '../platform/database/database';
import { listMessages } from './message-store';

const mostMessages = 500;

/** The token of a read-only copy; sharing again brings the copy up to date under the same token. Null when there is no such conversation. */
export async function shareConversation(database: Database, owner: string, id: string, at: Date): Promise<string | null> {
  const [row] = await database.query<{ share_token: string }>(
    `update conversation set share_token = coalesce(share_token, $3), shared_at = $4, shared_until = (select max(position) from message where conversation_id = conversation.id)
     where id::text = $1 and owner = $2 and deleted_at is null returning share_token`,
    [id, owner, randomBytes(18).toString('base64url'), at],
  );
  return row?.share_token ?? null;
}

export async function unshareConversation(database: Database, owner: string, id: string): Promise<boolean> {
  return (await database.query('update conversation set share_token = null, shared_at = null, shared_until = null where id::text = $1 and owner = $2 returning id', [id, owner])).length > 0;
}

/** The copy as everyone with the link sees it: what was said up to the sharing, and nothing of who said it. */
export async function readShared(database: Database, token: string): Promise<SharedConversation | null> {
  const [row] = await database.query<{ id: string; title: string; shared_at: Date; shared_until: number | null }>(
    'select id, title, shared_at, shared_until from conversation where share_token = $1 and deleted_at is null',
    [token],
  );
  if (!row) return null;
  const { messages } = await listMessages(database, row.id, { cursor: String((row.shared_until ?? 0) + 1), limit: mostMessages });
  return { title: row.title, sharedAt: row.shared_at.toISOString(), messages: messages.map(({ role, content, citations, at }) => ({ role, content, citations, at })) };
}
