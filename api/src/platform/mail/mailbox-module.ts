import type { ApiModule } from '../module';
import { readMailbox } from './mailbox';

/** The development mailbox as JSON; there is none where mails go to a server. */
export const mailboxModule: ApiModule = {
  name: 'mailbox',
  register(app, platform) {
    if (!platform.config.devMailbox) return;
    app.get('/api/dev/mailbox', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return readMailbox(platform.database);
    });
  },
};
