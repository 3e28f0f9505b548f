import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { listContactMessages, setContactMessageHandled } from './contact-messages';

/** The messages of the contact form, to be worked through. */
export function serveContactMessages(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    listContactMessages: ({ query }) => listContactMessages(platform.database, query),
    async setContactMessageHandled(call) {
      const message = await setContactMessageHandled(platform.database, call.params.id, call.body.handled);
      if (!message) throw notFound('message');
      await audit(platform, call, {
        action: 'contact-message.handled',
        subject: message.email,
        after: { handled: message.handled },
      });
      return message;
    },
  });
}
