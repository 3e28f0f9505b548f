import type { BellItem } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';

const newest = 50;

/** Tells the administrators that something happened. `href` is the screen that shows it. */
export async function ring(database: Database, text: string, href: string): Promise<void> {
  await database.query('insert into bell_item (text, href) values ($1, $2)', [text, href]);
}

/** The newest happenings, and how many of all are unread. */
export async function listBell(database: Database): Promise<{ items: BellItem[]; unread: number }> {
  const rows = await database.query<{ id: string; text: string; href: string; at: Date; read: boolean }>(`select id, text, href, at, read from bell_item order by at desc limit ${newest}`);
  const [count] = await database.query<{ unread: number }>('select count(*)::int as unread from bell_item where not read');
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), unread: count?.unread ?? 0 };
}

export async function markBellRead(database: Database): Promise<void> {
  await database.query('update bell_item set read = true where not read');
}
