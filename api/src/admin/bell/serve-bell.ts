import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform';
import { mayOpen } from 'shared-contracts/calls/admin/rights';
import { serveAdminCalls } from '../admin-call';
import { administrator } from '../guard';
import { listBell, markBellRead } from './bell';

/** What happened, for the bell of the top bar. */
export function serveBell(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    async bell({ request, reply }) {
      const { staffRole } = await administrator(platform, request, reply);
      return listBell(platform.database, (href) => mayOpen(staffRole, href));
    },
    async readBell() {
      await markBellRead(platform.database);
      return { ok: true };
    },
  });
}
