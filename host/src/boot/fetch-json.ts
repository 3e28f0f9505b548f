import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { openRequest, takeEarly } from './early-requests';
import { TimeoutError, withTimeout } from './with-timeout';

export type Fetched = { readonly state: 'fetched'; readonly value: unknown } | RemoteFailure;

/** Fetches JSON and gives a failure as a value: a status that is not 2xx, no connection, no answer in time, or something that is not JSON. */
export async function fetchJson(url: string, timeoutMs: number): Promise<Fetched> {
  const request = takeEarly(url) ?? openRequest(url);
  try {
    const response = await withTimeout(request.response, timeoutMs);
    if (!response.ok) return { state: 'http', status: response.status };
    const text = await withTimeout(response.text(), timeoutMs);
    return parse(url, text);
  } catch (error) {
    if (!(error instanceof TimeoutError)) return { state: 'network' };
    request.abort();
    return { state: 'timeout', afterMs: timeoutMs };
  }
}

function parse(url: string, text: string): Fetched {
  try {
    return { state: 'fetched', value: JSON.parse(text) as unknown };
  } catch {
    return { state: 'evaluation', message: `${url} is not JSON` };
  }
}
