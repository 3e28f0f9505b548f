import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Invoice } from 'shared-contracts';
import type { Db } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { invoices, type InvoiceRow } from '../tables';

export const invoicesOf = (db: Db, userId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.createdAt), desc(invoices.number));

export async function invoiceById(db: Db, id: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(sql`${invoices.id}::text = ${id}`);
  if (!row) throw notFound('invoice');
  return row;
}

export async function invoiceOfOrder(db: Db, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

/** What credit notes have not reversed yet of an invoice's total, in paise. */
export async function notCredited(db: Db, { id, totalPaise }: InvoiceRow): Promise<number> {
  const [row] = await db
    .select({ credited: sql<number>`coalesce(sum(${invoices.totalPaise}), 0)::int` })
    .from(invoices)
    .where(and(eq(invoices.reverses, id), eq(invoices.kind, 'credit note')));
  return totalPaise - (row?.credited ?? 0);
}

/** Invoices that no mail server has taken, though they are older than this; those that were tried least come first. */
export const unmailedInvoices = (db: Db, before: Date): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(isNull(invoices.mailedAt), eq(invoices.isSample, false), lt(invoices.createdAt, before)))
    .orderBy(asc(invoices.mailTries), asc(invoices.createdAt))
    .limit(100);

/** An invoice as its customer sees it in the list. */
export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  date: row.day,
  description: row.document.description,
  taxablePaise: row.taxablePaise,
  taxes: row.document.taxes,
  totalPaise: row.totalPaise,
  status: row.status,
});
