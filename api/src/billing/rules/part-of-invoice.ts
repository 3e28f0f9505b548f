import type { Quote } from 'shared-contracts';
import { share } from './money';

interface Amounts {
  readonly taxablePaise: number;
  readonly totalPaise: number;
  readonly document: { readonly taxes: Quote['taxes'] };
}

/**
 * The amounts of a credit note for a part of an invoice, in paise: value and taxes in the invoice's proportions, each rounded half up;
 * what rounding leaves stands in the round-off line, so that the total is the part exactly.
 */
export function partOf<Invoice extends Amounts>(invoice: Invoice, amountPaise: number) {
  const scaled = (paise: number): number => share(paise, amountPaise, invoice.totalPaise);
  const taxes = invoice.document.taxes.map((tax) => ({ ...tax, amountPaise: scaled(tax.amountPaise) }));
  const gstPaise = taxes.reduce((sum, tax) => sum + tax.amountPaise, 0);
  const taxablePaise = scaled(invoice.taxablePaise);
  const document: Invoice['document'] & PartDocument = {
    ...invoice.document,
    subtotalPaise: taxablePaise,
    creditPaise: 0,
    discountPaise: 0,
    taxes,
    roundOffPaise: amountPaise - taxablePaise - gstPaise,
  };
  return { document, taxablePaise, gstPaise, totalPaise: amountPaise };
}

interface PartDocument {
  readonly subtotalPaise: number;
  readonly creditPaise: number;
  readonly discountPaise: number;
  readonly taxes: Quote['taxes'];
  readonly roundOffPaise: number;
}
