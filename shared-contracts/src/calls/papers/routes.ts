import { routeTable } from '../call';
import type { papersSchemas } from './schemas';

export const papersRoutes = routeTable<typeof papersSchemas>()({
  note: ['POST', '/api/tool-events'],
});
