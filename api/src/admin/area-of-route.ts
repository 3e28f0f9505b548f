import type { FastifyRequest } from 'fastify';
import { adminDownloads } from 'shared-contracts';
import { callAreas, type AdminArea } from 'shared-contracts/calls/admin/rights';
import { adminRoutes } from 'shared-contracts/calls/admin/routes';
import { pathOf } from './path-of';

const one = ':id';

/** The area of each download, by the path under which it is registered. */
export const downloadAreas: Readonly<Record<string, AdminArea>> = {
  [pathOf(adminDownloads.users({ search: '', status: '', role: '' }))]: 'people',
  [pathOf(adminDownloads.invoices({ format: 'csv', period: '', search: '', status: '' }))]: 'money',
  [pathOf(adminDownloads.gstr1(''))]: 'money',
  [pathOf(adminDownloads.publishedAnswers())]: 'law',
  [pathOf(adminDownloads.file(one))]: 'law',
  [pathOf(adminDownloads.proof(one))]: 'money',
  [pathOf(adminDownloads.invoicePdf(one))]: 'money',
};

const areas = new Map<string, AdminArea>([
  ...Object.entries(adminRoutes).map(
    ([name, { method, path }]) => [`${method} ${path}`, callAreas[name as keyof typeof callAreas]] as const,
  ),
  ...Object.entries(downloadAreas).map(([path, area]) => [`GET ${path}`, area] as const),
]);

/** The area of the route that a request came to; one that nobody has put into an area is the owner's alone. */
export function areaOf({ method, routeOptions }: FastifyRequest): AdminArea {
  const asked = method === 'HEAD' ? 'GET' : method;
  return areas.get(`${asked} ${routeOptions.url ?? ''}`) ?? 'staff';
}
