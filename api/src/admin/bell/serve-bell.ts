import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { listBell, markBellRead } from './bell';

/** What happened, for the bell of the top bar. */
export function serveBell(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    bell: () => listBell(platform.database),
    async readBell() {
      await markBellRead(platform.database);
      return { ok: true };
    },
  });
}
