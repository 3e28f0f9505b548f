import * as z from 'zod';
import type { CallSchemas } from '../call';

const event = z.object({
  /** A part was shown, could not be shown, or stopped with an error; or how fast a page was for somebody. */
  kind: z.enum(['load', 'failure', 'error', 'vital']),
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The release; '' where nobody knows. */
  id: z.string().regex(/^[0-9a-f]{0,12}$/),
  /** Which failure or error, or which measure with its rating, such as `LCP:good`. Never anything that a person wrote. */
  name: z
    .string()
    .regex(/^[\w:.-]{0,60}$/)
    .default(''),
});

export const telemetrySchemas = {
  report: { body: z.object({ events: z.array(event).min(1).max(20) }), answer: z.object({ counted: z.number() }) },
} satisfies CallSchemas;
