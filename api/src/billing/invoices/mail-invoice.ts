import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { deliver } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { formatPaise } from '../rules/money';
import { subscriptionById } from '../subscriptions/subscription-store';
import { dayInWords } from '../rules/calendar';
import { invoices, type InvoiceRow } from '../tables';
import { unmailedInvoices } from './invoice-store';
import { invoiceFileName, renderInvoice } from './pdf/render-invoice';

const job = 'billing-invoice-mail';
const sweepAfterMs = 10 * 60_000;
/** One process mails an invoice at a time; the claim of one that was cut off ends by itself. */
const claimMs = 10 * 60_000;
/** A sweep that fails this often ends: it is the mail server, and the next one tries again. */
const failuresPerSweep = 3;

/**
 * Mails an invoice or a credit note with its PDF, once; it counts as mailed when the mail server has taken it.
 * @throws Error when the mail server did not; the invoice waits for the next try
 */
export async function mailInvoice(platform: Platform, invoiceId: string): Promise<void> {
  const { db } = platform.database;
  const invoice = await claim(platform, invoiceId);
  if (!invoice) return;
  const done = (change: Partial<Pick<InvoiceRow, 'mailedAt' | 'mailClaimedAt'>>) =>
    db.update(invoices).set(change).where(eq(invoices.id, invoice.id));
  try {
    await send(platform, invoice);
  } catch (error) {
    await done({ mailClaimedAt: null });
    throw error;
  }
  await done({ mailedAt: platform.now() });
}

async function claim(platform: Platform, invoiceId: string): Promise<InvoiceRow | null> {
  const now = platform.now();
  const isFree = or(isNull(invoices.mailClaimedAt), lt(invoices.mailClaimedAt, new Date(now.getTime() - claimMs)));
  const [invoice] = await platform.database.db
    .update(invoices)
    .set({ mailClaimedAt: now, mailTries: sql`${invoices.mailTries} + 1` })
    .where(and(eq(invoices.id, invoiceId), isNull(invoices.mailedAt), eq(invoices.isSample, false), isFree))
    .returning();
  return invoice ?? null;
}

async function send(platform: Platform, invoice: InvoiceRow): Promise<void> {
  const subscribed = invoice.subscriptionId
    ? await subscriptionById(platform.database.db, invoice.subscriptionId)
    : null;
  const { language } = invoice.document.buyer;
  const total = formatPaise(invoice.totalPaise);
  const pdf = await renderInvoice(invoice);
  const attachment = {
    filename: invoiceFileName(invoice),
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  };
  await deliver(
    platform,
    { email: invoice.email, name: invoice.customer, language },
    (letters) =>
      invoice.kind === 'invoice'
        ? letters.invoice({
            number: invoice.number,
            plan: subscribed?.plan.name ?? invoice.document.description,
            total,
            until: subscribed ? dayInWords(subscribed.subscription.endsAt, language) : invoice.day,
          })
        : letters.refund({ number: invoice.number, total }),
    [attachment],
  );
}

/** Hands the mail of an invoice to a job. A queue that is down must not undo a payment: the sweep finds what was left. */
export async function sendInvoiceLater(platform: Platform, invoiceId: string): Promise<void> {
  await platform.jobs
    .send(job, { invoiceId })
    .catch((error: unknown) => platform.log.warn({ err: error }, 'the mail of an invoice waits for the sweep'));
}

/** Mails what was left, those that were tried least first; a mail server may be down for days. */
export async function mailLeftInvoices(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - sweepAfterMs);
  let failures = 0;
  for (const { id, number } of await unmailedInvoices(platform.database.db, before)) {
    if (failures === failuresPerSweep) return;
    await mailInvoice(platform, id).catch((error: unknown) => {
      failures += 1;
      platform.log.warn({ err: error, number }, 'the mail of an invoice waits for the next sweep');
    });
  }
}

export async function addInvoiceJobs(platform: Platform): Promise<void> {
  await platform.jobs.add<{ invoiceId: string }>({
    name: job,
    run: ({ invoiceId }) => mailInvoice(platform, invoiceId),
  });
  await platform.jobs.add({
    name: 'billing-invoice-sweep',
    cron: '*/10 * * * *',
    run: () => mailLeftInvoices(platform),
  });
}
