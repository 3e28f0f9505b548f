import type { InvoiceStatus, ReportPeriod } from 'shared-contracts';

export interface InvoiceFilterValues extends Readonly<Record<string, string>> {
  readonly period: ReportPeriod;
  readonly status: 'all' | InvoiceStatus;
}

export const invoiceFilters: InvoiceFilterValues = { period: 'thisYear', status: 'all' };
