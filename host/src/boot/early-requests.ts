declare global {
  interface Window {
    /** Requests that were begun before the code that needs them was there, by address. */
    earlyRequests?: Map<string, Promise<Response>>;
  }
}

/** Begins a request whose answer will be wanted soon. */
export function requestEarly(url: string): Promise<Response> {
  const early = (window.earlyRequests ??= new Map<string, Promise<Response>>());
  const begun = early.get(url);
  if (begun) return begun;
  const response = fetch(url, { cache: 'no-cache' });
  response.catch(() => undefined);
  early.set(url, response);
  return response;
}

/** The answer of a request begun earlier, once; `undefined` when there was none. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const response = window.earlyRequests?.get(url);
  window.earlyRequests?.delete(url);
  return response;
}
