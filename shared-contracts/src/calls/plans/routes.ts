import { routeTable } from '../call';
import type { plansSchemas } from './schemas';

export const plansRoutes = routeTable<typeof plansSchemas>()({
  list: ['GET', '/api/plans'],
});
