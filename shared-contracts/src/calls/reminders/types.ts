import type * as z from 'zod';
import type { reminder, reminderBody } from './schemas';

export type Reminder = z.infer<typeof reminder>;
export type ReminderBody = z.input<typeof reminderBody>;
