import type * as z from 'zod';
import type { publicPlan } from './plan';

export type PublicPlan = z.infer<typeof publicPlan>;
