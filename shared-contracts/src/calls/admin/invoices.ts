import * as z from 'zod';
import { day, id, paise, reportPeriod, tableQuery } from '../common';

export const invoiceStatus = z.enum(['paid', 'pending', 'overdue', 'refunded']);

export const invoiceRow = z.object({
  id,
  date: day,
  invoiceNo: z.string(),
  customer: z.string(),
  email: z.string(),
  amountPaise: paise,
  gstPaise: paise,
  totalPaise: paise,
  status: invoiceStatus,
});

export const invoicesQuery = tableQuery.extend({
  period: reportPeriod.default('thisYear'),
  status: z.union([z.literal('all'), invoiceStatus]).default('all'),
});
export const invoiceTable = z.object({
  rows: z.array(invoiceRow),
  total: z.int(),
  /** Over all rows of the period and search, not over the page. Revenue is with GST; net is without. */
  summary: z.object({ revenuePaise: paise, gstPaise: paise, netPaise: paise }),
});
