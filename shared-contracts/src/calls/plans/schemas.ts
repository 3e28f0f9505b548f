import * as z from 'zod';
import type { CallSchemas } from '../call';
import { publicPlan } from './plan';

export const plansSchemas = {
  list: { answer: z.object({ plans: z.array(publicPlan) }) },
} satisfies CallSchemas;
