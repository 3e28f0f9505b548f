import { randomBytes } from 'node:crypto';
import type { SharedConversation } from 'shared-contracts';
import type { Database } from '../platform/database/database';
import { listOwnWords } from './message-store';
import { withoutForeignLinks } from './foreign-links';

const mostMessages = 500;
const ownAnswer = `select 1 from message where conversation_id = conversation.id and role = 'assistant' and not imported`;

/**
 * The token of a read-only copy; sharing again brings the copy up to date under the same token. Null when there is no such conversation, or none
 * of its answers was written here.
 */
export async function shareConversation(
  database: Database,
  owner: string,
  id: string,
  at: Date,
): Promise<string | null> {
  const [row] = await database.query<{ share_token: string }>(
    `update conversation set share_token = coalesce(share_token, $3), shared_at = $4, shared_until = (select max(position) from message where conversation_id = conversation.id)
     where id::text = $1 and owner = $2 and deleted_at is null and exists (${ownAnswer})
     returning share_token`,
    [id, owner, randomBytes(18).toString('base64url'), at],
  );
  return row?.share_token ?? null;
}

export async function unshareConversation(database: Database, owner: string, id: string): Promise<boolean> {
  return (
    (
      await database.query(
        'update conversation set share_token = null, shared_at = null, shared_until = null where id::text = $1 and owner = $2 returning id',
        [id, owner],
      )
    ).length > 0
  );
}

/** The copy as everyone with the link sees it: what was said up to the sharing, and nothing of who said it. */
export async function readShared(database: Database, token: string): Promise<SharedConversation | null> {
  const [row] = await database.query<{ id: string; title: string; shared_at: Date; shared_until: number | null }>(
    'select id, title, shared_at, shared_until from conversation where share_token = $1 and deleted_at is null',
    [token],
  );
  if (!row) return null;
  const messages = await listOwnWords(database, row.id, { until: row.shared_until ?? 0, limit: mostMessages });
  return {
    title: row.title,
    sharedAt: row.shared_at.toISOString(),
    messages: messages.map(({ role, content, citations, at }) => ({
      role,
      content: withoutForeignLinks(content),
      citations,
      at,
    })),
  };
}
