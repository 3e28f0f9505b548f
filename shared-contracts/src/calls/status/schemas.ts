import * as z from 'zod';
import type { CallSchemas } from '../call';

export const statusSchemas = {
  status: { answer: z.looseObject({ status: z.literal('ok'), version: z.string() }) },
} satisfies CallSchemas;
