import type { Quote } from 'shared-contracts';
import type { Buyer } from '../checkout/buyer';

/** Everything that an invoice or a credit note says (CGST Rules, rules 46 and 53); never changed once it is made. Amounts are paise. */
export interface InvoiceDocument {
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly stateCode: string;
    readonly gstin: string;
  };
  readonly buyer: Buyer;
  readonly description: string;
  readonly sac: string;
  readonly subtotalPaise: number;
  readonly creditPaise: number;
  readonly discountPaise: number;
  readonly taxes: Quote['taxes'];
  readonly roundOffPaise: number;
  readonly reverseCharge: false;
  /** Of a credit note: number and day of the invoice that it reverses, and why. */
  readonly reverses: { readonly number: string; readonly day: string; readonly reason: string } | null;
}
