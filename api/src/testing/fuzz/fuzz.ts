import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../test-api';
import { actorNames, addressOf, openActors, ownersMark, type ActorName, type Actors } from './actors';
import { hostileTexts } from './hostile-values';
import { operationsOf, type Operation } from './operations';
import { objectOf, valueOf } from './value-of-schema';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
}

export interface FuzzResult {
  readonly requests: number;
  readonly operations: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What must not be: one line for each. */
  readonly faults: readonly string[];
}

interface Attempt {
  readonly params: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly framing: 'json' | 'broken' | 'text' | 'form' | 'none';
}

/** What a request has turned the whole installation to is turned back, or the rest would only meet that. */
const undo: Readonly<Record<string, string>> = {
  'admin.saveEmailSettings': `delete from admin_setting where name = 'email'`,
  'admin.savePaymentSettings': 'delete from payment_gateway',
};

/** Sends every call as everybody, with values that fit and values that do not; the same seed sends the same. */
export async function fuzz(api: TestApi, { requests, seed }: FuzzOptions): Promise<FuzzResult> {
  const operations = await operationsOf(api.app);
  const actors = await openActors(api);
  const turns = operations.flatMap((operation) => actorNames.map((actor) => ({ operation, actor })));
  const each = Math.ceil(requests / turns.length);
  const attempts = new Map(
    operations.map((operation, index) => [
      operation.id,
      fc.sample(attemptOf(operation, actors.ids), { numRuns: each * actorNames.length, seed: seed + index }),
    ]),
  );
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  for (let sent = 0; sent < requests; sent++) {
    const turn = turns[sent % turns.length];
    const attempt = turn && attempts.get(turn.operation.id)?.pop();
    if (!turn || !attempt) break;
    const request = requestOf(turn.operation, attempt);
    const response = await send(api, actors, turn.actor, { ...request, remoteAddress: addressOf(sent) });
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    const fault = faultOf(turn.actor, response);
    if (fault) faults.push(`${fault}: ${turn.actor} ${turn.operation.id} ${JSON.stringify(request).slice(0, 400)}`);
    if (response.statusCode === 401 && turn.actor !== 'guest') await actors.revive();
    const reversal = undo[turn.operation.id];
    if (reversal && response.statusCode === 200) await api.platform.database.query(reversal);
  }
  return { requests, operations: operations.length, statuses, faults };
}

function attemptOf({ path, query, body }: Operation, ids: readonly string[]): fc.Arbitrary<Attempt> {
  const names = path.match(/\{\w+\}/g) ?? [];
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  );
  return fc.record({
    params: fc.tuple(...names.map(() => param)),
    query: objectOf(query, ids),
    body: body ? valueOf(body, ids) : fc.constant(undefined),
    framing: fc.oneof(
      { weight: 30, arbitrary: fc.constant('json' as const) },
      { weight: 1, arbitrary: fc.constantFrom('broken', 'text', 'form', 'none') },
    ),
  });
}

function requestOf(operation: Operation, { params, query, body, framing }: Attempt): InjectOptions {
  let filled = 0;
  const path = operation.path.replace(/\{\w+\}/g, () => encoded(params[filled++] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(textOf(value))}`);
  const url = search.length > 0 ? `${path}?${search.join('&')}` : path;
  if (operation.method === 'GET' || framing === 'none') return { method: operation.method, url };
  const json = JSON.stringify(body ?? {});
  const framed = {
    json: { type: 'application/json', payload: json },
    broken: { type: 'application/json', payload: json.slice(0, -1) },
    text: { type: 'text/plain', payload: json },
    form: { type: 'multipart/form-data; boundary=x', payload: `--x\r\ncontent-disposition: form-data\r\n\r\n${json}` },
  }[framing];
  return { method: operation.method, url, headers: { 'content-type': framed.type }, payload: framed.payload };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Halves of a letter cannot be written into an address: they are sent as the bytes that a careless client would send. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).slice(0, 4000);
}

async function send(
  api: TestApi,
  actors: Actors,
  actor: ActorName,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const browser = actors.browser(actor);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return api.app.inject({ ...request, headers: { ...request.headers, ...(cookie ? { cookie } : {}) } });
}

const innards = /node_modules|\bat \S+ \(|\.ts:\d+|select .+ from |syntax error at/;

function faultOf(actor: ActorName, { statusCode, body, headers }: LightMyRequestResponse): string | null {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`;
  if ((actor === 'guest' || actor === 'other') && body.includes(ownersMark)) return 'data of somebody else';
  if (!String(headers['cache-control']).includes('no-store')) return `${statusCode} may be kept on the way`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json')) return `${statusCode} is no problem`;
  return innards.test(body) ? 'innards of the server' : null;
}
