import type { FastifyInstance } from 'fastify';
import { googleSignInPath } from 'shared-contracts/calls/accounts/routes';
import { paths } from 'shared-contracts/paths';
import { ProblemError } from '../../platform/http/problem';
import { oauthBasePath } from '../auth';
import type { Accounts } from '../context';
import { passCookies, sessionHeaders } from '../sessions/headers';

/** The way to Google and back, where a client id is configured. */
export function serveGoogle(app: FastifyInstance, { auth, platform }: Accounts): void {
  const { config } = platform;
  const origin = config.siteUrl || `http://localhost:${config.port}`;

  app.get(googleSignInPath, async (request, reply) => {
    if (!config.google)
      throw new ProblemError(501, 'Google sign-in is not available here. Please use your email and password.');
    const chat = origin + paths.chat.href();
    const { headers, response } = await auth.api.signInSocial({
      body: { provider: 'google', callbackURL: chat, errorCallbackURL: chat, disableRedirect: true },
      headers: sessionHeaders(request),
      returnHeaders: true,
    });
    passCookies(reply, headers);
    return reply.redirect(response.url ?? chat, 303);
  });

  if (!config.google) return;
  app.get(`${oauthBasePath}/callback/google`, async (request, reply) => {
    const answer = await auth.handler(new Request(origin + request.url, { headers: sessionHeaders(request) }));
    passCookies(reply, answer.headers);
    return reply.redirect(answer.headers.get('location') ?? paths.chat.href(), 303);
  });
}
