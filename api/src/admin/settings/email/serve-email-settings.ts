import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform';
import { serveAdminCalls } from '../../admin-call';
import { audit } from '../../audit/audit';
import { emailSettings, saveEmailSettings, savedMailServer } from './email-settings';
import { sendTestMail } from './send-test-mail';

/** The mail server that administrators set up; mails go out by it from then on. */
export function serveEmailSettings(scope: FastifyInstance, platform: Platform): void {
  platform.mail.useSettings(() => savedMailServer(platform));
  serveAdminCalls(scope, platform, {
    emailSettings: () => emailSettings(platform),
    async saveEmailSettings(call) {
      const before = await emailSettings(platform);
      const after = await saveEmailSettings(platform, call.body);
      await audit(platform, call, { action: 'settings.email', subject: after.smtpServer, before, after: call.body });
      return after;
    },
    sendTestMail: ({ body }) => sendTestMail(platform, body.to),
  });
}
