import type { StoredContactMessage } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row {
  id: string;
  name: string;
  email: string;
  message: string;
  handled: boolean;
  created_at: Date;
}

const columns = { at: 'created_at', firstName: 'lower(name)', email: 'lower(email)', handled: 'handled' };

const toMessage = (row: Row): StoredContactMessage => ({
  id: row.id,
  firstName: row.name,
  email: row.email,
  message: row.message,
  at: row.created_at.toISOString(),
  handled: row.handled,
});

/** One page of the messages of the contact form, found by any of their texts. */
export async function listContactMessages(
  database: Database,
  query: TablePage & { search: string; status: 'all' | 'open' | 'handled' },
): Promise<{ rows: StoredContactMessage[]; total: number }> {
  const where = `where lower(name || ' ' || email || ' ' || message) like $1 and ($2 = 'all' or handled = ($2 = 'handled'))`;
  const parameters = [likePattern(query.search), query.status];
  const rows = await database.query<Row>(
    `select * from contact_message ${where} ${orderAndPage(query, columns, 'at', 'id')}`,
    parameters,
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from contact_message ${where}`,
    parameters,
  );
  return { rows: rows.map(toMessage), total: count?.total ?? 0 };
}

/** The message after the change, or null when there is none of this id. */
export async function setContactMessageHandled(
  database: Database,
  id: string,
  handled: boolean,
): Promise<StoredContactMessage | null> {
  const [row] = await database.query<Row>('update contact_message set handled = $2 where id::text = $1 returning *', [
    id,
    handled,
  ]);
  return row ? toMessage(row) : null;
}
