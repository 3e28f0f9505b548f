import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { administrator } from '../guard';
import type { Undo } from './undo';

/** Takes a change back that was offered to be taken back. */
export function serveUndo(scope: FastifyInstance, platform: Platform, undo: Undo): void {
  serveAdminCalls(scope, platform, {
    async undo(call) {
      const { userId } = await administrator(platform, call.request, call.reply);
      const kind = await undo.takeBack(call.body.undo, userId);
      await audit(platform, call, { action: 'undo', subject: kind });
      return { ok: true };
    },
  });
}
