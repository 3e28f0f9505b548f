import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../config';
import { openTestDatabase } from '../testing/test-database';
import { openTracing, traceRequests, traceStatements } from './tracing';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

let collector: Server;
let received: { path: string; body: string }[];
let endpoint: string;
beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

const sent = (): Span[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

test('a request and its statements are one trace, which goes on from the caller and holds no values', async () => {
  const tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), '1.0.0');
  if (!tracing) throw new Error('There is no tracing.');
  const opened = await openTestDatabase();
  const database = traceStatements(opened, tracing);
  const app = Fastify();
  traceRequests(app, tracing);
  app.get('/people/:name', async (request) =>
    database.query('select $1::text as name', [(request.params as { name: string }).name]),
  );
  app.get('/broken', async () => database.query('select nothing_of_this_name'));
  const caller = '0af7651916cd43dd8448eb211c80319c';
  const answered = await app.inject({
    url: '/people/asha-rao',
    headers: { traceparent: `00-${caller}-b7ad6b7169203331-01` },
  });
  expect(answered.json()).toEqual([{ name: 'asha-rao' }]);
  await app.inject('/broken');
  await tracing.close();
  await app.close();
  await opened.close();

  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  expect(received[0]?.body).not.toContain('asha-rao');
  const [statement, request, failedStatement, failedRequest] = sent();
  expect(request).toMatchObject({ name: 'GET /people/:name', traceId: caller, parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(statement).toMatchObject({ name: 'select', traceId: caller, parentSpanId: request?.spanId });
  expect(failedStatement).toMatchObject({ parentSpanId: failedRequest?.spanId, status: { code: 2 } });
  expect(failedRequest).toMatchObject({ name: 'GET /broken', status: { code: 2 } });
});

test('without a collector there is none', async () => {
  expect(await openTracing(readConfig({}), '1.0.0')).toBeNull();
});
