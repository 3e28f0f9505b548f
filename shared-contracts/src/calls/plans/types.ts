import type * as z from 'zod';
import type { planTranslations, planWords, publicPlan } from './plan';

export type PublicPlan = z.infer<typeof publicPlan>;
export type PlanWords = z.infer<typeof planWords>;
export type PlanTranslations = z.infer<typeof planTranslations>;
