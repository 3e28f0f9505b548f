import type { AuditEntry } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

export interface AuditRecord {
  readonly actorId: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly address: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds to the trail; the database refuses to change or remove what is in it. */
export async function keepAuditRecord(database: Database, record: AuditRecord): Promise<void> {
  await database.query(
    'insert into audit_entry (actor_id, actor, action, subject, address, before, after) values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)',
    [
      record.actorId,
      record.actor,
      record.action,
      record.subject,
      record.address,
      json(record.before),
      json(record.after),
    ],
  );
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

const columns = { at: 'at', actor: 'lower(actor)', action: 'action', subject: 'lower(subject)' };

interface Row {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  address: string;
  before: unknown;
  after: unknown;
}

/** One page of the trail, found by who, what and which. */
export async function listAuditEntries(
  database: Database,
  query: TablePage & { search: string },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const where = `where lower(actor || ' ' || action || ' ' || subject) like $1`;
  const pattern = likePattern(query.search);
  const rows = await database.query<Row>(
    `select * from audit_entry ${where} ${orderAndPage(query, columns, 'at', 'id')}`,
    [pattern],
  );
  const [count] = await database.query<{ total: number }>(`select count(*)::int as total from audit_entry ${where}`, [
    pattern,
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      id: String(row.id),
      at: row.at.toISOString(),
      before: row.before ?? null,
      after: row.after ?? null,
    })),
    total: count?.total ?? 0,
  };
}
