import type { InvoiceRow, InvoiceTable } from 'shared-contracts';
import type { DayRange } from 'shared-contracts/time/report-period';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';

interface Row {
  id: string;
  day: string;
  number: string;
  customer: string;
  email: string;
  taxable_paise: number;
  gst_paise: number;
  total_paise: number;
  status: InvoiceRow['status'];
}

const columns = {
  date: 'invoice.day',
  invoiceNo: 'number',
  customer: 'lower(customer)',
  email: 'lower(email)',
  amountPaise: 'taxable_paise',
  gstPaise: 'gst_paise',
  totalPaise: 'total_paise',
  status: 'status',
};

/** Amounts of a credit note take away from the revenue. */
const signed = (column: string): string => `case when kind = 'credit note' then -${column} else ${column} end`;
const fields = `id, day::text as day, number, customer, email, ${signed('taxable_paise')} as taxable_paise, ${signed('gst_paise')} as gst_paise, ${signed('total_paise')} as total_paise, status`;

export interface InvoiceFilter {
  readonly range: DayRange;
  readonly search: string;
  readonly status: 'all' | InvoiceRow['status'];
}

const where = `where day between $1::date and $2::date and lower(customer || ' ' || number || ' ' || email) like $3 and ($4 = 'all' or status = $4)`;
const parametersOf = ({ range, search, status }: InvoiceFilter): unknown[] => [
  range.from,
  range.to,
  likePattern(search),
  status,
];

const toInvoice = (row: Row): InvoiceRow => ({
  id: row.id,
  date: row.day,
  invoiceNo: row.number,
  customer: row.customer,
  email: row.email,
  amountPaise: row.taxable_paise,
  gstPaise: row.gst_paise,
  totalPaise: row.total_paise,
  status: row.status,
});

/** One page of invoices and credit notes, with the totals of all that match. */
export async function listInvoices(database: Database, filter: InvoiceFilter, page: TablePage): Promise<InvoiceTable> {
  const parameters = parametersOf(filter);
  const rows = await database.query<Row>(
    `select ${fields} from invoice ${where} ${orderAndPage(page, columns, 'date', 'id')}`,
    parameters,
  );
  const [sums] = await database.query<{ total: number; revenue: number; gst: number; net: number }>(
    `select count(*)::int as total, coalesce(sum(${signed('total_paise')}), 0)::float8 as revenue, coalesce(sum(${signed('gst_paise')}), 0)::float8 as gst,
       coalesce(sum(${signed('taxable_paise')}), 0)::float8 as net from invoice ${where}`,
    parameters,
  );
  const summary = { revenuePaise: sums?.revenue ?? 0, gstPaise: sums?.gst ?? 0, netPaise: sums?.net ?? 0 };
  return { rows: rows.map(toInvoice), total: sums?.total ?? 0, summary };
}

/** Every matching row, for an export. */
export async function allInvoices(database: Database, filter: InvoiceFilter): Promise<InvoiceRow[]> {
  const rows = await database.query<Row>(
    `select ${fields} from invoice ${where} order by invoice.day desc, id desc`,
    parametersOf(filter),
  );
  return rows.map(toInvoice);
}
