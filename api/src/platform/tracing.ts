import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database, Queries } from './database/database';

export type Attributes = Readonly<Record<string, string | number>>;

/** A request, a statement, a job: something that takes time inside something else that does. */
export interface OpenSpan {
  /** What runs inside shows as a part of this. */
  within<T>(work: () => T): T;
  end(outcome: { readonly name?: string; readonly attributes?: Attributes; readonly failed: boolean }): void;
}

/** Tells a collector what took how long; nothing in it is about a person. */
export interface Tracing {
  /** @param headers of the request that asks for the work, whose own trace is continued */
  open(name: string, kind: 'request' | 'statement', headers?: IncomingHttpHeaders): OpenSpan;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** The SDK is loaded where a collector is named, and nowhere else. */
export async function openTracing(config: Config, version: string): Promise<Tracing | null> {
  if (!config.otlpEndpoint) return null;
  const { exportTraces } = await import('./tracing-sdk');
  return exportTraces(config.otlpEndpoint, version);
}

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** A span for each request, by its route as it was registered. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.open(request.method, 'request', request.headers);
    spans.set(request, span);
    span.within(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
      failed: reply.statusCode >= 500,
    });
  });
}

/** A span for each statement, without the values in it. */
export function traceStatements(database: Database, tracing: Tracing): Database {
  const traced = (queries: Queries): Queries => ({
    async query<Row extends object>(statement: string, parameters?: readonly unknown[]) {
      const span = tracing.open(statement.trimStart().split(/\s/, 1)[0] ?? 'query', 'statement');
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.replace(/\s+/g, ' ') };
      try {
        const rows = await queries.query<Row>(statement, parameters);
        span.end({ attributes, failed: false });
        return rows;
      } catch (error) {
        span.end({ attributes, failed: true });
        throw error;
      }
    },
  });
  return {
    ...database,
    query: traced(database).query,
    together: (work) => database.together((queries) => work(traced(queries))),
  };
}
