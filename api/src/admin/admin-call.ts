import type { FastifyInstance } from 'fastify';
import { adminRoutes } from 'shared-contracts/calls/admin/routes';
import { adminSchemas } from 'shared-contracts/calls/admin/schemas';
import { serveCalls, type CallHandlers } from '../platform/http/serve-calls';
import type { Platform } from '../platform/platform';

export type AdminHandlers = CallHandlers<typeof adminSchemas>;

/** Serves calls of the back office; the scope they are registered in lets administrators through only. */
export function serveAdminCalls(scope: FastifyInstance, platform: Platform, handlers: AdminHandlers): void {
  serveCalls(scope, platform.principals, adminRoutes, adminSchemas)(handlers);
}
