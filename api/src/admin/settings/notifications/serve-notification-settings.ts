import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform';
import { serveAdminCalls } from '../../admin-call';
import { audit } from '../../audit/audit';
import { notificationFlags, saveNotificationFlags } from './notification-flags';
import { previewNotification } from './preview';

/** Which notification mails are sent, and what they look like. */
export function serveNotificationSettings(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    notificationSettings: () => notificationFlags(platform.database),
    async saveNotificationSettings(call) {
      const before = await notificationFlags(platform.database);
      const after = await saveNotificationFlags(platform.database, call.body);
      await audit(platform, call, { action: 'settings.notifications', subject: 'Notifications', before, after });
      return after;
    },
    previewNotification: async ({ params }) => previewNotification(platform, params.name),
  });
}
