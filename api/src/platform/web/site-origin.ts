import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';

const HOST = /^[a-z0-9.:[\]-]+$/i;

/** The product's public address without a slash at its end: as configured, else the one by which this request came. */
export function siteOrigin(request: FastifyRequest, config: Pick<Config, 'siteUrl'>): string {
  if (config.siteUrl) return config.siteUrl;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : '';
}
