import { routeTable } from '../call';
import type { statusSchemas } from './schemas';

export const statusRoutes = routeTable<typeof statusSchemas>()({
  status: ['GET', '/api/status'],
});
