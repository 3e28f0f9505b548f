import { brand } from 'shared-contracts/brand';
import { gstStates } from 'shared-contracts/calls/billing/states';
import { formatPaise } from '../../rules/money';
import type { InvoiceRow } from '../../tables';
import { invoiceLabels, type InvoiceLabels } from './labels';
import { createSheet, type Sheet } from '../../../platform/pdf/sheet';

type Printed = Pick<InvoiceRow, 'kind' | 'number' | 'day' | 'document' | 'taxablePaise' | 'totalPaise'>;

export const invoiceFileName = ({ number }: Pick<InvoiceRow, 'number'>): string => `${number.replaceAll('/', '-')}.pdf`;

/** An invoice or a credit note as a PDF, in the language of its customer. */
export async function renderInvoice(invoice: Printed): Promise<Buffer> {
  const { language } = invoice.document.buyer;
  const labels = invoiceLabels[language];
  const title = invoice.kind === 'invoice' ? labels.invoice : labels.creditNote;
  const sheet = await createSheet(`${title} ${invoice.number}`, invoice.document.seller.name, language);
  let y = drawHead(sheet, title, invoice, labels);
  y = drawParties(sheet, y + 18, invoice, labels);
  y = drawAmounts(sheet, y + 20, invoice, labels);
  drawFoot(sheet, y + 24, invoice, labels);
  return sheet.finish();
}

function drawHead(sheet: Sheet, title: string, { number, day }: Printed, labels: InvoiceLabels): number {
  const half = (sheet.right - sheet.left) / 2;
  sheet.text(brand.name, sheet.left, 48, half, { size: 20, weight: 'bold' });
  sheet.text(title, sheet.left + half, 52, half, { size: 14, weight: 'bold', align: 'right' });
  sheet.text(`${labels.number}: ${number}`, sheet.left + half, 74, half, { align: 'right' });
  const y = sheet.text(`${labels.date}: ${day}`, sheet.left + half, 88, half, { align: 'right' });
  sheet.rule(y + 6, '#c8781e');
  return y + 6;
}

function drawParties(sheet: Sheet, y: number, { document: { seller, buyer } }: Printed, labels: InvoiceLabels): number {
  const width = (sheet.right - sheet.left) / 2 - 12;
  const party = (
    x: number,
    heading: string,
    { name, address, stateCode, gstin }: Pick<typeof buyer, 'name' | 'address' | 'stateCode' | 'gstin'>,
    email: string,
  ) => {
    let at = sheet.text(heading, x, y, width, { size: 8.5, color: '#5d6478' });
    at = sheet.text(name, x, at + 2, width, { size: 11, weight: 'bold' });
    for (const line of [address, email, `${labels.state}: ${stateName(stateCode)}`, gstin && `GSTIN: ${gstin}`])
      if (line) at = sheet.text(line, x, at, width);
    return at;
  };
  return Math.max(
    party(sheet.left, labels.seller, seller, ''),
    party(sheet.left + width + 24, labels.buyer, buyer, buyer.email),
  );
}

function drawAmounts(
  sheet: Sheet,
  top: number,
  { document, taxablePaise, totalPaise }: Printed,
  labels: InvoiceLabels,
): number {
  const amountWidth = 110;
  const wide = sheet.right - sheet.left - amountWidth;
  const row = (y: number, label: string, paise: number, weight: 'regular' | 'bold' = 'regular'): number => {
    const below = sheet.text(label, sheet.left, y, wide - 12, { weight });
    sheet.text(formatPaise(paise), sheet.left + wide, y, amountWidth, { align: 'right', weight });
    return below + 4;
  };
  let y = sheet.text(labels.description, sheet.left, top, wide, { size: 8.5, color: '#5d6478' });
  sheet.rule(y + 2);
  y = row(y + 8, `${document.description} (SAC ${document.sac})`, document.subtotalPaise);
  if (document.creditPaise > 0) y = row(y, labels.credit, -document.creditPaise);
  if (document.discountPaise > 0) y = row(y, labels.discount, -document.discountPaise);
  y = row(y, labels.taxable, taxablePaise);
  for (const tax of document.taxes) y = row(y, `${tax.name} ${tax.ratePercent}%`, tax.amountPaise);
  if (document.roundOffPaise !== 0) y = row(y, labels.roundOff, document.roundOffPaise);
  sheet.rule(y + 2);
  return row(y + 8, labels.total, totalPaise, 'bold');
}

function drawFoot(sheet: Sheet, top: number, { document }: Printed, labels: InvoiceLabels): void {
  const width = sheet.right - sheet.left;
  const lines = [
    `${labels.placeOfSupply}: ${stateName(document.buyer.stateCode)}`,
    `${labels.reverseCharge}: ${labels.no}`,
    ...(document.reverses
      ? [
          labels.reverses(document.reverses.number, document.reverses.day),
          `${labels.reason}: ${document.reverses.reason}`,
        ]
      : []),
  ];
  let y = top;
  for (const line of lines) y = sheet.text(line, sheet.left, y, width);
  sheet.text(labels.signature, sheet.left, y + 16, width, { size: 8.5, color: '#5d6478' });
}

const stateName = (code: string): string => `${gstStates.find((state) => state.code === code)?.name ?? code} (${code})`;
