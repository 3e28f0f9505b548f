import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Database } from './database/database';

/** What the processes of one database tell each other, within moments and without asking. */
export interface Notices {
  /** Tells every other process. Nothing is kept: who is not there misses it. */
  tell(topic: string, text?: string): Promise<void>;
  /** @param listener is given the text, or null when something may have been missed, as after a lost connection */
  hear(topic: string, listener: (text: string | null) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'notices';
const noticeSchema = z.object({ from: z.string(), topic: z.string(), text: z.string() });

/** Notices over a database; each call makes one process's own. */
export async function createNotices(database: Database): Promise<Notices> {
  const self = randomUUID();
  const listeners = new Map<string, ((text: string | null) => void)[]>();
  const stop = await database.listen(CHANNEL, {
    heard(payload) {
      const { from, topic, text } = noticeSchema.parse(JSON.parse(payload));
      if (from !== self) for (const listener of listeners.get(topic) ?? []) listener(text);
    },
    missed() {
      for (const all of listeners.values()) for (const listener of all) listener(null);
    },
  });
  return {
    async tell(topic, text = '') {
      await database.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: self, topic, text })]);
    },
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    close: stop,
  };
}
