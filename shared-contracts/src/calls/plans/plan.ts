import * as z from 'zod';
import { paise } from '../common';

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
});
