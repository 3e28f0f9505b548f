import { createElement, useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

interface Meanwhile {
  /** Stands in the part's place until its code is there. */
  readonly meanwhile?: ReactNode;
}

/** A part of the page that may come after the rest of it. */
export interface LaterPart<P> extends FunctionComponent<P & Meanwhile> {
  /** Fetches its code ahead; null where it cannot be reached. */
  fetch(): Promise<ComponentType<P> | null>;
}

/**
 * A part of the page whose code is fetched when it is first shown. Where that cannot be reached the rest of the page goes on without it,
 * and it comes as soon as the browser is online again.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  let fetched: ComponentType<P> | null = null;
  const fetch = () =>
    load().then(
      (component) => (fetched = component),
      () => null,
    );
  function Part(props: P & Meanwhile) {
    const [part, setPart] = useState<ComponentType<P> | null>(() => fetched);
    useEffect(() => {
      if (part) return undefined;
      let isShown = true;
      const show = () => void fetch().then((component) => isShown && component && setPart(() => component));
      show();
      window.addEventListener('online', show);
      return () => {
        isShown = false;
        window.removeEventListener('online', show);
      };
    }, [part]);
    return part ? createElement<P>(part, props) : props.meanwhile;
  }
  return Object.assign(Part, { fetch });
}
