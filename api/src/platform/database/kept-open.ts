import { PGlite } from '@electric-sql/pglite';
import { endWhenCrashed } from './engine-crash';

const AGAIN_AFTER_MS = 500;

export interface KeptOpen {
  /** Stands for the engine that is open at the moment. While there is none, every call of it fails. */
  readonly engine: PGlite;
  close(): Promise<void>;
}

interface Listening {
  readonly channel: string;
  readonly callback: (payload: string) => void;
  stop: () => Promise<void>;
}

/**
 * An engine in whose place another one is opened when it crashes, over the same files: what it had acknowledged stands in their log.
 * @param onOpenedAgain is told each time, once what listened listens again
 */
export async function keepOpen(open: () => Promise<PGlite>, onOpenedAgain: () => void): Promise<KeptOpen> {
  const listening = new Set<Listening>();
  let isClosed = false;
  let again: Promise<void> | undefined;
  let current = await begin();

  async function begin(): Promise<PGlite> {
    const engine = await open();
    endWhenCrashed(engine, () => {
      // One that crashes while it is opened is another try of the same.
      if (engine === current) again = openAgain();
    });
    return engine;
  }

  async function openAgain(): Promise<void> {
    while (!isClosed)
      try {
        const engine = await begin();
        for (const one of listening) one.stop = await engine.listen(one.channel, one.callback);
        current = engine;
        return onOpenedAgain();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref());
      }
  }

  async function listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const one: Listening = { channel, callback, stop: await current.listen(channel, callback) };
    listening.add(one);
    return async () => {
      listening.delete(one);
      await one.stop();
    };
  }

  async function close(): Promise<void> {
    isClosed = true;
    await again;
    await current.close();
  }

  const engine = new Proxy(Object.create(PGlite.prototype) as PGlite, {
    get(_first, name) {
      if (name === 'listen') return listen;
      if (name === 'close') return close;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? (value.bind(current) as unknown) : value;
    },
  });
  return { engine, close };
}
