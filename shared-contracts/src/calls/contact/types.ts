import type * as z from 'zod';
import type { contactBody } from './schemas';

export type ContactMessage = z.input<typeof contactBody>;
