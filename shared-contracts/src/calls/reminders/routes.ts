import { routeTable } from '../call';
import type { remindersSchemas } from './schemas';

export const remindersRoutes = routeTable<typeof remindersSchemas>()({
  list: ['GET', '/api/reminders'],
  add: ['POST', '/api/reminders'],
  remove: ['DELETE', '/api/reminders/:id'],
});

/** Where the mail leads who wants no more of them. */
export const stopRemindersPath = (token: string): string => `/api/reminders/stop/${encodeURIComponent(token)}`;
