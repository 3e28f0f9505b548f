import type { CallAnswer, CallPort, CallRoute, CallSchema, CallSchemas, RouteTable } from '../../calls/call';
import { ServiceError } from '../service-error';

interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Client {
  /** Where the API answers; '' is the page's own origin. */
  readonly baseUrl: string;
  request(route: CallRoute, input?: RawInput, init?: RequestInit): Promise<Response>;
  call<S extends CallSchema>(route: CallRoute<S>, input?: RawInput): Promise<CallAnswer<S>>;
}

const unreachable = 'The server cannot be reached. Check your connection and try again.';

/**
 * A thin typed client over `fetch`.
 * @param baseUrl origin of the API, '' for the page's own
 */
export function createClient(baseUrl: string): Client {
  const client: Client = {
    baseUrl,
    async request(route, input = {}, init = {}) {
      const isForm = input.body instanceof FormData;
      const headers = new Headers(init.headers);
      if (!headers.has('accept')) headers.set('accept', 'application/json');
      if (input.body !== undefined && !isForm) headers.set('content-type', 'application/json');
      let response: Response;
      try {
        response = await fetch(baseUrl + address(route.path, input), {
          ...init,
          method: route.method,
          headers,
          credentials: baseUrl === '' ? 'same-origin' : 'include',
          body: input.body === undefined ? null : isForm ? input.body : JSON.stringify(input.body),
        });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        throw new ServiceError(unreachable, 0);
      }
      if (!response.ok) throw problemOf(response.status, await response.text());
      return response;
    },
    async call(route, input) {
      const response = await client.request(route, input);
      return (await response.json()) as never;
    },
  };
  return client;
}

/** A port whose every method is the call of the same name. */
export function livePort<T extends CallSchemas>(client: Client, routes: RouteTable<T>): CallPort<T> {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, (input?: RawInput) => client.call(route as CallRoute, input)]),
  ) as unknown as CallPort<T>;
}

/** Reads a problem document; anything else gets a sentence of its own. */
export function problemOf(status: number, text: string): ServiceError {
  try {
    const { detail, title, errors, ...extra } = JSON.parse(text) as Record<string, unknown>;
    const message =
      typeof detail === 'string' && detail !== '' ? detail : typeof title === 'string' ? title : unexpected(status);
    return new ServiceError(message, status, (errors ?? {}) as Record<string, string>, extra);
  } catch {
    return new ServiceError(unexpected(status), status);
  }
}

const unexpected = (status: number): string => `Something went wrong on the server (${status}). Please try again.`;

function address(path: string, { params = {}, query = {} }: RawInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
