/** How often a part is asked for by itself, and how long before each further time. */
const PAUSES_MS = [1_000, 4_000, 10_000];
/** Once it was given up, it is not asked for more often than this unless somebody says so. */
const REST_MS = 5_000;

export type PartState<C> =
  { readonly state: 'waiting' | 'failed'; readonly part: null } | { readonly state: 'ready'; readonly part: C };

/** The code of one part of the page, for all the places that show it. */
export interface PartSource<C> {
  current(): PartState<C>;
  /** Asks for the code once; null where it cannot be had. Several who ask at a time share one request. */
  fetch(): Promise<C | null>;
  /**
   * Takes a place that shows the part: while there is one, the code is asked for a few times, then whenever somebody comes back to the page
   * or the browser is online again.
   * @param onGivenUp told once why it failed, after the last of the few times
   * @returns gives the place up
   */
  show(onChange: () => void, onGivenUp: (error: unknown) => void): () => void;
}

/** @param load asks for the code; after a failure it can be called again */
export function partSource<C>(load: () => Promise<C>): PartSource<C> {
  let now: PartState<C> = { state: 'waiting', part: null };
  let pending: Promise<C | null> | null = null;
  let problem: unknown = null;
  let askedAt = 0;
  let isPursued = false;
  let wake = () => undefined as void;
  const places = new Set<{ readonly onChange: () => void; readonly onGivenUp: (error: unknown) => void }>();

  const become = (next: PartState<C>) => {
    now = next;
    for (const { onChange } of places) onChange();
  };

  const fetch = (): Promise<C | null> => {
    if (now.part) return Promise.resolve(now.part);
    askedAt = Date.now();
    return (pending ??= load()
      .then(
        (part) => {
          become({ state: 'ready', part });
          return part;
        },
        (error: unknown) => {
          problem = error;
          return null;
        },
      )
      .finally(() => (pending = null)));
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => (clearTimeout(timer), resolve());
    });

  async function pursue(): Promise<void> {
    if (isPursued || now.state !== 'waiting') return;
    isPursued = true;
    let part = await fetch();
    for (const ms of PAUSES_MS) {
      if (part || places.size === 0) break;
      await pause(ms);
      if (places.size > 0) part = await fetch();
    }
    isPursued = false;
    if (part || places.size === 0) return;
    become({ state: 'failed', part: null });
    [...places][0]?.onGivenUp(problem);
  }

  const onOnline = () => (isPursued ? wake() : void fetch());
  const onShown = () => {
    if (document.visibilityState !== 'visible') return;
    if (isPursued) wake();
    else if (Date.now() - askedAt > REST_MS) void fetch();
  };
  const listen = () => {
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onShown);
  };
  const rest = () => {
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onShown);
    wake();
  };

  return {
    current: () => now,
    fetch,
    show(onChange, onGivenUp) {
      const place = { onChange, onGivenUp };
      if (places.size === 0) listen();
      places.add(place);
      if (now.state === 'waiting') void pursue();
      else onShown();
      return () => {
        places.delete(place);
        if (places.size === 0) rest();
      };
    },
  };
}
