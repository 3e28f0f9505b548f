import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { BuiltPages } from '../web/built-pages';

/** Security headers with a content security policy in which no script runs that we did not build. */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config, pages: BuiltPages): Promise<void> {
  const remotes = Object.values(config.remoteUrls).filter((url) => url !== undefined).map((url) => new URL(url).origin);
  const elsewhere = [config.apiBaseUrl, config.contactFormUrl].filter(Boolean).map((url) => new URL(url).origin);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remotes, ...pages.scriptHashes],
        // Emotion (MUI) writes style elements at run time; styles cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'", ...remotes],
        imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
        fontSrc: ["'self'", 'data:', ...remotes],
        connectSrc: ["'self'", ...elsewhere, ...remotes],
        workerSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...elsewhere],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.production,
    // The apps may be read from another origin of ours when they are served separately.
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  });
}
