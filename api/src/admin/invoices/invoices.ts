import type { FastifyInstance } from 'fastify';
import { adminDownloads, type ReportPeriod } from 'shared-contracts';
import { invoiceCells, invoicesHeader } from 'shared-contracts/calls/admin/exports';
import { invoicesQuery } from 'shared-contracts/schemas';
import { csvOf } from 'shared-contracts/spreadsheet/csv';
import { xlsxOf } from 'shared-contracts/spreadsheet/xlsx';
import { dayInIndia } from 'shared-contracts/time/india';
import { rangeOf } from 'shared-contracts/time/report-period';
import { taxPeriodRange } from 'shared-contracts/time/tax-period';
import * as z from 'zod';
import { invoiceById } from '../../billing/invoices/invoice-store';
import { invoiceFileName, renderInvoice } from '../../billing/invoices/pdf/render-invoice';
import { parsePart } from '../../platform/http/parse-part';
import { refused } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { attachmentHeaders } from '../../platform/http/attachment-headers';
import { pathOf } from '../path-of';
import { gstr1Cells, gstr1Header, taxedSales } from './gstr1';
import { allInvoices, listInvoices, type InvoiceFilter } from './invoice-store';

const exportQuery = invoicesQuery
  .pick({ period: true, search: true, status: true })
  .extend({ format: z.enum(['csv', 'xlsx']) });
const gstr1Query = z.object({ period: z.string().max(7) });
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The GST report: invoices and credit notes of a period, and their export. */
export function serveInvoices(scope: FastifyInstance, platform: Platform): void {
  const filterOf = ({
    period,
    search,
    status,
  }: {
    period: ReportPeriod;
    search: string;
    status: InvoiceFilter['status'];
  }): InvoiceFilter => ({
    range: rangeOf(period, dayInIndia(platform.now())),
    search,
    status,
  });

  serveAdminCalls(scope, platform, {
    listInvoices: ({ query }) => listInvoices(platform.database, filterOf(query), query),
  });

  scope.get(
    pathOf(adminDownloads.invoices({ format: 'csv', period: '', search: '', status: '' })),
    async (request, reply) => {
      const query = parsePart(exportQuery, request.query, 'query') as z.output<typeof exportQuery>;
      const cells = invoiceCells(await allInvoices(platform.database, filterOf(query)));
      const name = `gst-report-${query.period}.${query.format}`;
      return query.format === 'csv'
        ? reply.headers(attachmentHeaders(name, 'text/csv; charset=utf-8')).send(csvOf(invoicesHeader, cells))
        : reply
            .headers(attachmentHeaders(name, xlsxType))
            .send(Buffer.from(await (await xlsxOf('GST report', invoicesHeader, cells)).arrayBuffer()));
    },
  );

  scope.get(pathOf(adminDownloads.gstr1('')), async (request, reply) => {
    const { period } = parsePart(gstr1Query, request.query, 'query') as z.output<typeof gstr1Query>;
    const range = taxPeriodRange(period);
    if (!range) throw refused({ period: 'Name a month (2026-05) or a financial year (2026-27).' });
    const cells = gstr1Cells(await taxedSales(platform.database, range));
    return reply
      .headers(attachmentHeaders(`gstr-1-${period}.csv`, 'text/csv; charset=utf-8'))
      .send(csvOf(gstr1Header, cells));
  });

  scope.get<{ Params: { id: string } }>(pathOf(adminDownloads.invoicePdf(':id')), async (request, reply) => {
    const invoice = await invoiceById(platform.database.db, request.params.id);
    return reply
      .headers(attachmentHeaders(invoiceFileName(invoice), 'application/pdf'))
      .send(await renderInvoice(invoice));
  });
}
