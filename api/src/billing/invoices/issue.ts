import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../platform/database/database';
import { dayInWords, indiaDay } from '../rules/calendar';
import { sac } from '../rules/gst';
import { invoiceNumber, seriesOf, type InvoiceKind } from '../rules/invoice-number';
import { invoiceCounters, invoices, type InvoiceRow, type OrderRow, type SubscriptionRow } from '../tables';

interface Issue {
  readonly order: OrderRow;
  readonly subscription: Pick<SubscriptionRow, 'id' | 'startsAt' | 'endsAt'>;
  readonly now: Date;
}

/** Makes the tax invoice of a paid order, inside the transaction that settles it. */
export async function issueInvoice(tx: Db, seller: Config['seller'], { order, subscription, now }: Issue): Promise<InvoiceRow> {
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

/** Makes the credit note that reverses an invoice as a whole (CGST Act s. 34); the invoice itself stays as it is. */
export async function issueCreditNote(tx: Db, invoice: InvoiceRow, reason: string, now: Date): Promise<InvoiceRow> {
  const { id, number, day, kind: _kind, mailedAt: _mailedAt, ...copied } = invoice;
  await tx.update(invoices).set({ status: 'refunded' }).where(eq(invoices.id, id));
  return insertDocument(tx, { ...copied, kind: 'credit note', day: indiaDay(now), reverses: id, document: { ...invoice.document, reverses: { number, day, reason } }, status: 'refunded', createdAt: now });
}

/** Numbers follow each other without a gap: the counter's row stays locked until the transaction ends, and a failed one takes its number back. */
async function insertDocument(tx: Db, row: Omit<typeof invoices.$inferInsert, 'number'> & { kind: InvoiceKind; day: string }): Promise<InvoiceRow> {
  const series = seriesOf(row.kind, row.day);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.series, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error('The invoice has no number.');
  const [invoice] = await tx.insert(invoices).values({ ...row, number: invoiceNumber(series, counter.last) }).returning();
  if (!invoice) throw new Error('The invoice was not kept.');
  return invoice;
}
