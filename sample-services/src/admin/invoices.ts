import type { InvoiceRow, ReportPeriod } from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { isWithin, rangeOf } from 'shared-contracts/time/report-period';
import { sampleInvoices } from './samples/invoices';
import { pageOf, searchRows } from './table';

interface InvoiceFilter {
  readonly period?: ReportPeriod | undefined;
  readonly search?: string | undefined;
  readonly status?: string | undefined;
}

export interface SimulatedInvoices extends Pick<AdminService, 'listInvoices'> {
  matching(filter: InvoiceFilter): InvoiceRow[];
}

const searched = (invoice: InvoiceRow) => [invoice.customer, invoice.invoiceNo, invoice.email];

export function createSimulatedInvoices(today: string): SimulatedInvoices {
  const invoices = sampleInvoices(today);
  const matching = ({ period = 'thisYear', search = '', status = 'all' }: InvoiceFilter) => {
    const range = rangeOf(period, today);
    return searchRows(invoices, search, searched).filter(
      (invoice) => isWithin(invoice.date, range) && (status === 'all' || invoice.status === status),
    );
  };
  return {
    matching,
    listInvoices: ({ query }) => {
      const wanted = matching(query);
      const sum = (amount: (invoice: InvoiceRow) => number) =>
        wanted.reduce((total, invoice) => total + amount(invoice), 0);
      return Promise.resolve({
        ...pageOf(wanted, { ...query, search: '' }, searched),
        summary: {
          revenuePaise: sum(({ totalPaise }) => totalPaise),
          gstPaise: sum(({ gstPaise }) => gstPaise),
          netPaise: sum(({ amountPaise }) => amountPaise),
        },
      });
    },
  };
}
