import * as z from 'zod';
import type { Language } from '../chat/types';

const words = z.string().trim().max(300);

/** What a coupon gives, in the other languages; what is empty or not there is told in English. */
export const couponTranslations = z.object({ ta: words.optional(), hi: words.optional(), kn: words.optional() });
export type CouponTranslations = z.output<typeof couponTranslations>;

/** What a coupon gives, as the reader's language has it: as an administrator wrote it there, else in English. */
export function couponWordsIn(
  coupon: { readonly description: string; readonly translations?: CouponTranslations | undefined },
  language: Language,
): string {
  return (language !== 'en' && coupon.translations?.[language]) || coupon.description;
}
