import type { FastifyRequest } from 'fastify';
import { contactRoutes } from 'shared-contracts/calls/contact/routes';
import { contactSchemas } from 'shared-contracts/calls/contact/schemas';
import { readFields } from '../platform/http/read-fields';
import { parsePart } from '../platform/http/parse-part';
import { ProblemError } from '../platform/http/problem';
import { createCounter } from '../platform/http/counter';
import { serveCalls } from '../platform/http/serve-calls';
import type { ApiModule } from '../platform/module';
import type { ContactBody } from './contact-message';
import { contactMail, refuseIncomplete } from './contact-message';
import { keepContactMessage } from './contact-store';

const HOUR_MS = 3_600_000;
const MESSAGES_PER_HOUR = { production: 20, elsewhere: 500 };

/** The contact form: kept in the database and mailed to the support address. */
export const contactModule: ApiModule = {
  name: 'contact',
  register(app, platform) {
    const { config } = platform;
    const counter = createCounter(
      HOUR_MS,
      config.production ? MESSAGES_PER_HOUR.production : MESSAGES_PER_HOUR.elsewhere,
      Date.now,
      { notices: platform.notices, name: 'messages' },
    );
    serveCalls(
      app,
      platform.principals,
      contactRoutes,
      contactSchemas,
    )({
      async send(call) {
        const { request } = call;
        const message = request.isMultipart() ? await formBody(request) : call.body;
        refuseIncomplete(message);
        // A program fills the field that people do not see; it is thanked and forgotten.
        if (message.website) return { ok: true };
        if (!counter.allows(request.ip))
          throw new ProblemError(429, 'That is a lot of messages. Please try again in an hour.');
        await keepContactMessage(platform.database, message);
        await platform.mail.send(contactMail(config.supportEmail, message));
        return { ok: true };
      },
    });
  },
};

async function formBody(request: FastifyRequest): Promise<ContactBody> {
  return parsePart(contactSchemas.send.body, await readFields(request), 'body') as ContactBody;
}
