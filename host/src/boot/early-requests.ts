/** A request on its way, with what ends it: the browser makes a second one for the same address wait for the first. */
export interface OpenRequest {
  readonly response: Promise<Response>;
  abort(): void;
}

declare global {
  interface Window {
    /** Requests that were begun before the code that needs them was there, by address. */
    earlyRequests?: Map<string, OpenRequest>;
  }
}

/** Begins a request that asks the server whether what is kept is still right. */
export function openRequest(url: string): OpenRequest {
  const controller = new AbortController();
  return { response: fetch(url, { cache: 'no-cache', signal: controller.signal }), abort: () => controller.abort() };
}

/** Begins a request whose answer will be wanted soon. */
export function requestEarly(url: string): Promise<Response> {
  const early = (window.earlyRequests ??= new Map<string, OpenRequest>());
  const begun = early.get(url);
  if (begun) return begun.response;
  const request = openRequest(url);
  request.response.catch(() => undefined);
  early.set(url, request);
  return request.response;
}

/** The request begun earlier, once; `undefined` when there was none. */
export function takeEarly(url: string): OpenRequest | undefined {
  const request = window.earlyRequests?.get(url);
  window.earlyRequests?.delete(url);
  return request;
}
