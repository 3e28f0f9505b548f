import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config';

/** Structured logs. They hold no request bodies, no query strings and no addresses: nothing that a person wrote or is known by. */
export function createLog(config: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: {
      err: describeError,
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
    },
  });
}

/** The parameters of a failed statement may be personal: only message, code and stack are kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  const message = error.message.split('\nparams:')[0];
  return {
    type: error.name,
    message,
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}
