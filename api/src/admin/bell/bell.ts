import type { BellItem } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';

const newest = 50;

/**
 * Tells the administrators that something happened.
 * @param href the screen that shows it
 * @param about the account that the text names
 */
export async function ring(database: Database, text: string, href: string, about: string | null = null): Promise<void> {
  await database.query('insert into bell_item (text, href, about) values ($1, $2, $3)', [text, href, about]);
}

/**
 * The newest happenings, and how many of them are unread.
 * @param isTheirs whether the screen that shows it is the reader's own work
 */
export async function listBell(
  database: Database,
  isTheirs: (href: string) => boolean,
): Promise<{ items: BellItem[]; unread: number }> {
  const rows = await database.query<{ id: string; text: string; href: string; at: Date; read: boolean }>(
    `select id, text, href, at, read from bell_item order by at desc limit ${newest}`,
  );
  const items = rows.filter(({ href }) => isTheirs(href)).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { items, unread: items.filter(({ read }) => !read).length };
}

export async function markBellRead(database: Database): Promise<void> {
  await database.query('update bell_item set read = true where not read');
}
