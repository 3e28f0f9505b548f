import type { Quote } from 'shared-contracts';
import { percentOf } from './money';

/** GST on online information services, in percent. */
export const gstPercent = 18;
/** Service accounting code: online text-based information. */
export const sac = '998431';

export interface Gst {
  readonly gstPaise: number;
  readonly taxes: Quote['taxes'];
}

/**
 * The tax on a taxable value. Within the seller's State it is split into CGST and SGST (CGST Act s. 9), otherwise it is IGST (IGST Act s. 5).
 * The total does not depend on the buyer's State; of an odd total, SGST carries the odd paisa.
 * @param taxablePaise value after discount
 * @param sellerState and buyerState two-digit GST State codes
 */
export function gstOn(taxablePaise: number, sellerState: string, buyerState: string): Gst {
  const gstPaise = percentOf(taxablePaise, gstPercent);
  if (sellerState !== buyerState)
    return { gstPaise, taxes: [{ name: 'IGST', ratePercent: gstPercent, amountPaise: gstPaise }] };
  const half = Math.floor(gstPaise / 2);
  return {
    gstPaise,
    taxes: [
      { name: 'CGST', ratePercent: gstPercent / 2, amountPaise: half },
      { name: 'SGST', ratePercent: gstPercent / 2, amountPaise: gstPaise - half },
    ],
  };
}

/** The line that brings a total to the nearest rupee, 50 paise up (CGST Act s. 170): -49 to 50 paise. */
export const roundOff = (totalPaise: number): number => Math.floor((totalPaise + 50) / 100) * 100 - totalPaise;
