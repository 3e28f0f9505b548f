import type { Consultation } from 'shared-contracts';
import type { Database } from '../platform/database/database';

/** A call that is asked for, with who asks. */
export interface NewConsultation {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly question: string;
  readonly note: string;
  readonly wantedAt: string;
}

interface Row extends Omit<Consultation, 'wantedAt' | 'askedAt' | 'assignedTo'> {
  readonly wanted_at: Date | string;
  readonly created_at: Date | string;
  readonly assigned_to: string;
}

const toConsultation = (row: Row): Consultation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  question: row.question,
  note: row.note,
  wantedAt: new Date(row.wanted_at).toISOString(),
  askedAt: new Date(row.created_at).toISOString(),
  status: row.status,
  assignedTo: row.assigned_to,
  reply: row.reply,
});

/** So many calls of one person may wait at once. */
const mostWaiting = 3;

/** Keeps a request; null when this person has as many waiting as one may have. */
export async function addConsultation(database: Database, wanted: NewConsultation): Promise<Consultation | null> {
  const [row] = await database.query<Row>(
    `insert into consultation (user_id, name, email, phone, question, note, wanted_at)
     select $1, $2, $3, $4, $5, $6, $7::timestamptz
     where (select count(*) from consultation where user_id = $1 and status in ('asked', 'assigned')) < ${mostWaiting}
     returning *`,
    [wanted.userId, wanted.name, wanted.email, wanted.phone, wanted.question, wanted.note, wanted.wantedAt],
  );
  return row ? toConsultation(row) : null;
}

/** One page of the requests, those that are wanted first ahead. */
export async function listConsultations(
  database: Database,
  { search, status, offset, limit }: { search: string; status: string; offset: number; limit: number },
): Promise<{ rows: Consultation[]; total: number }> {
  const where = `where lower(name || ' ' || email || ' ' || question) like $1 and ($2 = 'all' or status = $2)`;
  const rows = await database.query<Row>(
    `select * from consultation ${where} order by wanted_at, id limit ${limit} offset ${offset}`,
    [search, status],
  );
  const [count] = await database.query<{ total: number }>(`select count(*)::int as total from consultation ${where}`, [
    search,
    status,
  ]);
  return { rows: rows.map(toConsultation), total: count?.total ?? 0 };
}

/** The request after the change, or null when there is none of this id. */
export async function changeConsultation(
  database: Database,
  id: string,
  { status, assignedTo, reply }: Pick<Consultation, 'status' | 'assignedTo' | 'reply'>,
): Promise<Consultation | null> {
  const [row] = await database.query<Row>(
    `update consultation set status = $2, assigned_to = $3, reply = $4, updated_at = now() where id::text = $1 returning *`,
    [id, status, assignedTo, reply],
  );
  return row ? toConsultation(row) : null;
}
