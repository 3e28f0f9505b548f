import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../platform/database/database';
import { dayInWords, indiaDay } from '../rules/calendar';
import { sac } from '../rules/gst';
import { partOf } from '../rules/part-of-invoice';
import { invoiceNumber, seriesOf, type InvoiceKind } from '../rules/invoice-number';
import { notCredited } from './invoice-store';
import { invoiceCounters, invoices, type InvoiceRow, type OrderRow, type SubscriptionRow } from '../tables';

interface Issue {
  readonly order: OrderRow;
  readonly subscription: Pick<SubscriptionRow, 'id' | 'startsAt' | 'endsAt'>;
  readonly now: Date;
}

/** Makes the tax invoice of a paid order, inside the transaction that settles it. */
export async function issueInvoice(
  tx: Db,
  seller: Config['seller'],
  { order, subscription, now }: Issue,
): Promise<InvoiceRow> {
  const { quote, buyer } = order;
  const { name, address, stateCode, gstin } = seller;
  return insertDocument(tx, {
    kind: 'invoice',
    day: indiaDay(now),
    userId: order.userId,
    customer: buyer.name,
    email: buyer.email,
    orderId: order.id,
    subscriptionId: subscription.id,
    document: {
      seller: { name, address, stateCode, gstin },
      buyer,
      description: `${quote.plan.name}, ${quote.period}, until ${dayInWords(subscription.endsAt)}`,
      sac,
      subtotalPaise: quote.subtotalPaise,
      creditPaise: quote.creditPaise,
      discountPaise: quote.discountPaise,
      taxes: quote.taxes,
      roundOffPaise: quote.roundOffPaise,
      reverseCharge: false,
      reverses: null,
    },
    taxablePaise: quote.taxablePaise,
    gstPaise: quote.gstPaise,
    totalPaise: quote.totalPaise,
    status: 'paid',
    createdAt: now,
  });
}

interface Reversal {
  readonly reason: string;
  /** What goes back of the invoice's total, GST included. */
  readonly amountPaise: number;
  readonly now: Date;
}

/**
 * Makes the credit note that reverses an invoice, or a part of it (CGST Act s. 34); the invoice itself stays as it is.
 * A part carries its share of the value and of each tax.
 */
export async function issueCreditNote(
  tx: Db,
  invoice: InvoiceRow,
  { reason, amountPaise, now }: Reversal,
): Promise<InvoiceRow> {
  const { id, number, day, kind: _kind, ...rest } = invoice;
  const copied = { ...rest, mailedAt: null, mailClaimedAt: null, mailTries: 0 };
  const left = await notCredited(tx, invoice);
  if (amountPaise >= left) await tx.update(invoices).set({ status: 'refunded' }).where(eq(invoices.id, id));
  const reversed = amountPaise === invoice.totalPaise ? copied : { ...copied, ...partOf(invoice, amountPaise) };
  return insertDocument(tx, {
    ...reversed,
    kind: 'credit note',
    day: indiaDay(now),
    reverses: id,
    document: { ...reversed.document, reverses: { number, day, reason } },
    status: 'refunded',
    createdAt: now,
  });
}

/** Numbers follow each other without a gap: the counter's row stays locked until the transaction ends, and a failed one takes its number back. */
async function insertDocument(
  tx: Db,
  row: Omit<typeof invoices.$inferInsert, 'number'> & { kind: InvoiceKind; day: string },
): Promise<InvoiceRow> {
  const series = seriesOf(row.kind, row.day);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.series, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error('The invoice has no number.');
  const [invoice] = await tx
    .insert(invoices)
    .values({ ...row, number: invoiceNumber(series, counter.last) })
    .returning();
  if (!invoice) throw new Error('The invoice was not kept.');
  return invoice;
}
