import { ProblemError } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';

const minutes = 10;

/** Takes one kind of change back; `payload` is what was kept when it was offered. */
export type UndoHandler = (payload: unknown) => Promise<void>;

/** Changes that can be taken back for ten minutes by the administrator who made them. */
export interface Undo {
  /** Makes a kind of change known. */
  add(kind: string, handler: UndoHandler): void;
  /** Offers to take a change back; gives the token for it. */
  offer(kind: string, payload: unknown, actorId: string): Promise<string>;
  /** @throws ProblemError 410 when the time is over or it was taken back already */
  takeBack(token: string, actorId: string): Promise<string>;
}

export function createUndo(platform: Platform): Undo {
  const handlers = new Map<string, UndoHandler>();
  const { database } = platform;
  return {
    add(kind, handler) {
      handlers.set(kind, handler);
    },
    async offer(kind, payload, actorId) {
      const expires = new Date(platform.now().getTime() + minutes * 60_000);
      const [row] = await database.query<{ token: string }>(
        'insert into undo_offer (kind, payload, actor_id, expires_at) values ($1, $2::jsonb, $3, $4) returning token',
        [kind, JSON.stringify(payload), actorId, expires],
      );
      await database.query('delete from undo_offer where expires_at < $1', [platform.now()]);
      return row?.token ?? '';
    },
    async takeBack(token, actorId) {
      const [row] = await database.query<{ kind: string; payload: unknown }>(
        'delete from undo_offer where token::text = $1 and actor_id = $2 and expires_at >= $3 returning kind, payload',
        [token, actorId, platform.now()],
      );
      const handler = row && handlers.get(row.kind);
      if (!row || !handler) throw new ProblemError(410, 'This can no longer be undone.');
      await handler(row.payload);
      return row.kind;
    },
  };
}
