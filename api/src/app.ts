import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { conversationHeader } from 'shared-contracts/calls/chat/routes';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { projectRoot } from './locate';
import { answerWhileGone, endConnectionsWhenStopping } from './platform/http/answer-while-gone';
import { answerProblems, badAddress, sendProblem } from './platform/http/error-handling';
import { refuseForeignChanges } from './platform/http/csrf';
import { serveOpenApi } from './platform/http/openapi';
import { notFound } from './platform/http/problem';
import { keepPrivate } from './platform/http/keep-private';
import { limitRate } from './platform/http/rate-limit';
import { refuseUnstorable } from './platform/http/refuse-unstorable';
import { sendSecurityHeaders } from './platform/http/security-headers';
import { serverTimeouts } from './platform/http/timeouts';
import type { ApiModule } from './platform/module';
import type { Platform } from './platform/platform';
import { sharedSecret } from './platform/secrets';
import { readBuiltPages } from './platform/web/built-pages';
import { serveApps } from './platform/web/serve-apps';

const BODY_LIMIT = 2 * 1024 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;

/** Builds the server: the platform's plugins in order, then the modules. It does not listen yet. */
export async function buildApp(platform: Platform, modules: readonly ApiModule[]): Promise<FastifyInstance> {
  const { config, database } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy of our own: what it appends to X-Forwarded-For counts, not what the caller wrote before it.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: serverTimeouts.request,
    http: { headersTimeout: serverTimeouts.head, connectionsCheckingInterval: serverTimeouts.check },
    routerOptions: { maxParamLength: 200 },
    // Addresses that the router cannot read never reach the handler of errors.
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, badAddress(error.statusCode)),
  });
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  answerWhileGone(app, platform.health);
  endConnectionsWhenStopping(app, platform.lifecycle);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  await sendSecurityHeaders(app, config, readBuiltPages(join(projectRoot, 'host', 'dist')));
  if (config.allowedOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [conversationHeader, 'content-disposition'],
    });
  refuseForeignChanges(app, config);
  await app.register(cookie, {
    secret: config.sessionSecret ?? (await sharedSecret(database, platform.vault, 'cookies')),
  });
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 5, fields: 40, fieldSize: 64 * 1024 } });
  await limitRate(app, config.rateLimitPerMinute, database.kind === 'server' ? database : undefined);
  refuseUnstorable(app);
  keepPrivate(app);
  serveOpenApi(app, platform.version);
  for (const module of modules) await module.register(app, platform);
  if (config.serveApps) await serveApps(app, platform, projectRoot);
  else app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound('call')));
  return app;
}
