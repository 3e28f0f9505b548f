import type { FastifyInstance } from 'fastify';
import { adminDownloads } from 'shared-contracts';
import type { Platform } from '../../platform/platform';
import { pathOf } from '../path-of';
import { audit } from './audit';

const one = ':id';
const downloads = new Set(
  [
    adminDownloads.users({ search: '', status: '', role: '' }),
    adminDownloads.invoices({ format: 'csv', period: '', search: '', status: '' }),
    adminDownloads.gstr1(''),
    adminDownloads.publishedAnswers(),
    adminDownloads.file(one),
    adminDownloads.proof(one),
    adminDownloads.invoicePdf(one),
  ].map(pathOf),
);

/** Whatever leaves the back office as a file is noted in the trail before it goes. */
export function auditDownloads(scope: FastifyInstance, platform: Platform): void {
  scope.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !downloads.has(request.routeOptions.url ?? '')) return;
    // Without what was searched for, which may be a name.
    const [subject = ''] = request.url.split('?');
    await audit(platform, { request, reply }, { action: 'export', subject });
  });
}
