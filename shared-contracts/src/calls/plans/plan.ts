import * as z from 'zod';
import { paise } from '../common';

/** What a plan is called and gives, in one language. */
export const planWords = z.object({
  name: z.string().trim().max(60).default(''),
  description: z.string().trim().max(300).default(''),
  features: z.array(z.string().trim().min(1).max(200)).max(30).default([]),
});

/** The same in the other languages; what is empty or not there is told in English. */
export const planTranslations = z.object({
  ta: planWords.optional(),
  hi: planWords.optional(),
  kn: planWords.optional(),
});

/** A plan as the public pages show it. Amounts are paise; the yearly price is per month. */
export const publicPlan = z.object({
  slug: z.string(),
  name: z.string(),
  monthly: z.object({ pricePaise: paise, period: z.string() }),
  yearly: z.object({ pricePaise: paise, period: z.string(), savePercent: z.int() }).nullable(),
  description: z.string(),
  icon: z.string(),
  color: z.string(),
  borderColor: z.string(),
  buttonStyle: z.enum(['outline', 'solid']),
  popular: z.boolean(),
  features: z.array(z.string()),
  translations: planTranslations.optional(),
});
