import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import {
  contentSecurityPolicy,
  openerPolicy,
  permissionsPolicy,
  referrerPolicy,
} from 'shared-contracts/security/content-security-policy';
import type { Config } from '../../config';
import type { BuiltPages } from '../web/built-pages';

const originOf = (url: string): string => new URL(url).origin;

/** The origins that remotes may come from: those of the settings alone, so that a registry cannot widen them by itself. */
function originsOfRemotes({ remoteUrls, releasesUrl, remotes }: Config): string[] {
  const given = [
    ...Object.values(remoteUrls),
    releasesUrl,
    ...(remotes?.remotes ?? []).map(({ manifest }) => manifest),
  ];
  return [...new Set(given.flatMap((url) => (url && URL.canParse(url) ? originOf(url) : [])))];
}

/** The directives of a page. @param staffOrigins dev servers that only this person's page may load from */
function directivesFor(config: Config, pages: BuiltPages, staffOrigins: readonly string[] = []) {
  return contentSecurityPolicy({
    scriptHashes: pages.scriptHashes,
    remotes: [...originsOfRemotes(config), ...staffOrigins],
    services: [
      ...[config.apiBaseUrl, config.contactFormUrl].filter(Boolean).map(originOf),
      ...staffOrigins.map((origin) => origin.replace(/^http/, 'ws')),
    ],
    // An administrator may switch the gateway on at any time; the simulated mode takes no payments.
    takesPayments: config.services === 'live',
  });
}

/** The content security policy as one header. */
export const policyFor = (...given: Parameters<typeof directivesFor>): string =>
  Object.entries(directivesFor(...given))
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');

/** Security headers with a content security policy in which no script runs that we did not build. */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config, pages: BuiltPages): Promise<void> {
  const directives = directivesFor(config, pages);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]])),
    },
    crossOriginOpenerPolicy: { policy: openerPolicy },
    hsts: config.production,
    // The apps may be read from another origin of ours when they are served separately.
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: referrerPolicy },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}
