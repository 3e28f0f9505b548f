import { and, eq, isNull } from 'drizzle-orm';
import { write } from '../../mails/postbox';
import type { Platform } from '../../platform/platform';
import { formatPaise } from '../rules/money';
import { subscriptionById } from '../subscriptions/subscription-store';
import { dayInWords } from '../rules/calendar';
import { invoices } from '../tables';
import { invoiceById, unmailedInvoices } from './invoice-store';
import { invoiceFileName, renderInvoice } from './pdf/render-invoice';

const job = 'billing-invoice-mail';
const sweepAfterMs = 10 * 60_000;

/** Mails an invoice or a credit note with its PDF, once. */
export async function mailInvoice(platform: Platform, invoiceId: string): Promise<void> {
  const { db } = platform.database;
  const invoice = await invoiceById(db, invoiceId);
  if (invoice.mailedAt || invoice.isSample) return;
  const pdf = await renderInvoice(invoice);
  const claimed = await db.update(invoices).set({ mailedAt: platform.now() }).where(and(eq(invoices.id, invoice.id), isNull(invoices.mailedAt))).returning({ id: invoices.id });
  if (claimed.length === 0) return;
  const subscribed = invoice.subscriptionId ? await subscriptionById(db, invoice.subscriptionId) : null;
  const { language } = invoice.document.buyer;
  const total = formatPaise(invoice.totalPaise);
  const attachment = { filename: invoiceFileName(invoice), contentType: 'application/pdf', base64: pdf.toString('base64') };
  try {
    await write(
      platform,
      { email: invoice.email, name: invoice.customer, language },
      (letters) =>
        invoice.kind === 'invoice'
          ? letters.invoice({ number: invoice.number, plan: subscribed?.plan.name ?? invoice.document.description, total, until: subscribed ? dayInWords(subscribed.subscription.endsAt, language) : invoice.day })
          : letters.refund({ number: invoice.number, total }),
      [attachment],
    );
  } catch (error) {
    await db.update(invoices).set({ mailedAt: null }).where(eq(invoices.id, invoice.id));
    throw error;
  }
}

/** Hands the mail of an invoice to a job. A queue that is down must not undo a payment: the sweep finds what was left. */
export async function sendInvoiceLater(platform: Platform, invoiceId: string): Promise<void> {
  await platform.jobs.send(job, { invoiceId }).catch((error: unknown) => platform.log.warn({ err: error }, 'the mail of an invoice waits for the sweep'));
}

export async function addInvoiceJobs(platform: Platform): Promise<void> {
  await platform.jobs.add<{ invoiceId: string }>({ name: job, run: ({ invoiceId }) => mailInvoice(platform, invoiceId) });
  await platform.jobs.add({
    name: 'billing-invoice-sweep',
    cron: '*/10 * * * *',
    async run() {
      for (const { id } of await unmailedInvoices(platform.database.db, new Date(platform.now().getTime() - sweepAfterMs))) await mailInvoice(platform, id);
    },
  });
}
