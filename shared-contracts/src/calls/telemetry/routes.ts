import { routeTable } from '../call';
import type { telemetrySchemas } from './schemas';

export const telemetryRoutes = routeTable<typeof telemetrySchemas>()({
  report: ['POST', '/api/telemetry'],
});
