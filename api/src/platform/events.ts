import type { Platform } from './platform';

export type Listener<T> = (happened: T) => Promise<void>;

/** Something that happens in one module and that others may want to know of, without the module knowing them. */
export interface PlatformEvent<T> {
  /** Called while modules are registered. */
  on(platform: Platform, listener: Listener<T>): void;
  /** Tells every listener, after what happened was kept; a listener that fails does not undo it. */
  announce(platform: Platform, happened: T): Promise<void>;
}

export function createEvent<T>(name: string): PlatformEvent<T> {
  const listeners = new WeakMap<Platform, Listener<T>[]>();
  return {
    on(platform, listener) {
      listeners.set(platform, [...(listeners.get(platform) ?? []), listener]);
    },
    async announce(platform, happened) {
      for (const listener of listeners.get(platform) ?? []) {
        await listener(happened).catch((error: unknown) =>
          platform.log.error({ err: error }, `a listener of ${name} failed`),
        );
      }
    },
  };
}
