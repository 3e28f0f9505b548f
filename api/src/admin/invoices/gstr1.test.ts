import type { InvoiceDocument } from '../../billing/invoices/document';
import { gstr1Cells, gstr1Header, type TaxedSale } from './gstr1';

const document: InvoiceDocument = {
  seller: { name: 'Nyayika', address: 'Bengaluru', stateCode: '29', gstin: '29ABCDE1234F1Z5' },
  buyer: { name: 'Asha', email: 'asha@example.com', address: '', stateCode: '33', gstin: '', language: 'en' },
  description: 'Pro',
  sac: '998439',
  subtotalPaise: 19900,
  creditPaise: 0,
  discountPaise: 0,
  taxes: [{ name: 'IGST', ratePercent: 18, amountPaise: 3582 }],
  roundOffPaise: 0,
  reverseCharge: false,
  reverses: null,
};
const sale: TaxedSale = {
  kind: 'invoice',
  number: 'INV-1',
  day: '2026-05-09',
  document,
  taxable_paise: 19900,
  total_paise: 23482,
};
const rowOf = (changed: Partial<TaxedSale>) =>
  Object.fromEntries((gstr1Cells([{ ...sale, ...changed }])[0] ?? []).map((cell, index) => [gstr1Header[index], cell]));

test('a sale to a person of another State is B2C with IGST and its place of supply', () => {
  expect(rowOf({})).toMatchObject({
    Table: 'B2CS',
    'Document date': '09-May-2026',
    'Place of supply': '33-Tamil Nadu',
    SAC: '998439',
    Rate: 18,
    'Taxable value': 199,
    IGST: 35.82,
    CGST: 0,
    'Document value': 234.82,
  });
});

test('a registered buyer of the same State is B2B with CGST and SGST', () => {
  const buyer = { ...document.buyer, stateCode: '29', gstin: '29AAAAA0000A1Z5' };
  const taxes: InvoiceDocument['taxes'] = [
    { name: 'CGST', ratePercent: 9, amountPaise: 1791 },
    { name: 'SGST', ratePercent: 9, amountPaise: 1791 },
  ];
  expect(rowOf({ document: { ...document, buyer, taxes } })).toMatchObject({
    Table: 'B2B',
    'GSTIN of recipient': '29AAAAA0000A1Z5',
    IGST: 0,
    CGST: 17.91,
    SGST: 17.91,
    Rate: 18,
  });
});

test('a credit note names the invoice that it reverses', () => {
  const reverses = { number: 'INV-1', day: '2026-05-09', reason: 'Refund' };
  expect(rowOf({ kind: 'credit note', number: 'CN-1', document: { ...document, reverses } })).toMatchObject({
    Table: 'CDNUR',
    'Document type': 'Credit note',
    'Original invoice': 'INV-1',
    'Original invoice date': '09-May-2026',
  });
});
