import { routeTable } from '../call';
import type { contactSchemas } from './schemas';

export const contactRoutes = routeTable<typeof contactSchemas>()({
  send: ['POST', '/api/contact'],
});
