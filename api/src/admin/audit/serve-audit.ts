import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { auditReleases } from '../releases/audit-releases';
import { listAuditEntries } from './audit-store';

/** The audit trail, to be read. */
export function serveAudit(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    async listAudit({ query }) {
      await auditReleases(platform);
      return listAuditEntries(platform.database, query);
    },
  });
}
