import { gstStates } from 'shared-contracts/calls/billing/states';
import type { CellValue } from 'shared-contracts/spreadsheet/csv';
import type { DayRange } from 'shared-contracts/time/report-period';
import type { InvoiceDocument } from '../../billing/invoices/document';
import type { Database } from '../../platform/database/database';

/** An invoice or credit note as a GST return asks for it. Amounts are paise, of a credit note too without a sign. */
export interface TaxedSale {
  readonly kind: 'invoice' | 'credit note';
  readonly number: string;
  readonly day: string;
  readonly document: InvoiceDocument;
  readonly taxable_paise: number;
  readonly total_paise: number;
}

export const gstr1Header = [
  'Table',
  'GSTIN of recipient',
  'Recipient',
  'Document type',
  'Document number',
  'Document date',
  'Original invoice',
  'Original invoice date',
  'Place of supply',
  'Reverse charge',
  'SAC',
  'Rate',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST',
  'Document value',
] as const;

const stateName = new Map(gstStates.map(({ code, name }) => [code, name]));
const rupees = (paise: number): number => paise / 100;

/** Every sale and credit note of a period but the samples, in the order of their numbers. */
export function taxedSales(database: Database, { from, to }: DayRange): Promise<TaxedSale[]> {
  return database.query<TaxedSale>(
    `select kind, number, day::text as day, document, taxable_paise, total_paise from invoice
     where day between $1::date and $2::date and not is_sample order by day, number`,
    [from, to],
  );
}

/** The rows of GSTR-1: B2B (table 4), B2C (table 7) and credit notes to either (table 9B). */
export const gstr1Cells = (sales: readonly TaxedSale[]): CellValue[][] => sales.map(gstr1Row);

function gstr1Row({ kind, number, day, document, taxable_paise: taxable, total_paise: total }: TaxedSale): CellValue[] {
  const { buyer, taxes, reverses, sac } = document;
  const taxOf = (name: (typeof taxes)[number]['name']) => taxes.find((tax) => tax.name === name)?.amountPaise ?? 0;
  const isRegistered = buyer.gstin !== '';
  const table = kind === 'invoice' ? (isRegistered ? 'B2B' : 'B2CS') : isRegistered ? 'CDNR' : 'CDNUR';
  return [
    table,
    buyer.gstin,
    buyer.name,
    kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    indianDay(day),
    reverses?.number ?? '',
    reverses ? indianDay(reverses.day) : '',
    `${buyer.stateCode}-${stateName.get(buyer.stateCode) ?? ''}`,
    'N',
    sac,
    taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0),
    rupees(taxable),
    rupees(taxOf('IGST')),
    rupees(taxOf('CGST')),
    rupees(taxOf('SGST')),
    rupees(total),
  ];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-05-09` as the return writes it: `09-May-2026`. */
const indianDay = (iso: string): string => {
  const [year = '', month = '', date = ''] = iso.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
};
