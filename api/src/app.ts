import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { conversationHeader } from 'shared-contracts/calls/chat/routes';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { projectRoot } from './locate';
import { answerProblems, sendProblem } from './platform/http/error-handling';
import { refuseForeignChanges } from './platform/http/csrf';
import { serveOpenApi } from './platform/http/openapi';
import { notFound } from './platform/http/problem';
import { limitRate } from './platform/http/rate-limit';
import { sendSecurityHeaders } from './platform/http/security-headers';
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
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: request.routeOptions.url ?? '-', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  await sendSecurityHeaders(app, config, readBuiltPages(join(projectRoot, 'host', 'dist')));
  if (config.allowedOrigins.length > 0) await app.register(cors, { origin: [...config.allowedOrigins], credentials: true, methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], exposedHeaders: [conversationHeader, 'content-disposition'] });
  refuseForeignChanges(app, config.allowedOrigins);
  await app.register(cookie, { secret: config.sessionSecret ?? (await sharedSecret(database, 'cookies')) });
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 5, fields: 40, fieldSize: 64 * 1024 } });
  await limitRate(app, config.rateLimitPerMinute);
  serveOpenApi(app, platform.version);
  for (const module of modules) await module.register(app, platform);
  if (config.serveApps) await serveApps(app, config, projectRoot);
  else app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound('call')));
  return app;
}
