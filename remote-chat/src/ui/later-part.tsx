import {
  createElement,
  useCallback,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useMaybeHost } from '../host/host-context';
import { PartFailure } from './PartFailure';
import { partSource } from './part-source';

interface Meanwhile {
  /** Stands in the part's place until its code is there. */
  readonly meanwhile?: ReactNode;
  /** Does without the part, where somebody asked for it: that it did not come is then said over the page. */
  readonly onGiveUp?: () => void;
}

/** A part of the page that may come after the rest of it. */
export interface LaterPart<P> extends FunctionComponent<P & Meanwhile> {
  /** Fetches its code ahead; null where it cannot be reached. */
  fetch(): Promise<ComponentType<P> | null>;
}

/**
 * A part of the page whose code is fetched when it is first shown. Where that cannot be reached the rest of the page goes on without it: it is
 * asked for a few times more, then the operator is told and its place says so, with a way to ask for it again.
 * @param missing the sentence that says what is missing
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: () => string,
): LaterPart<P> {
  const source = partSource(load);
  function Part(props: P & Meanwhile) {
    const host = useMaybeHost();
    const show = useCallback(
      (onChange: () => void) => source.show(onChange, (error) => host?.partFailed?.(error)),
      [host],
    );
    const { state, part } = useSyncExternalStore(show, source.current, source.current);
    if (part) return createElement<P>(part, props);
    if (state === 'waiting') return props.meanwhile;
    return (
      <>
        {props.meanwhile}
        <PartFailure text={missing()} onTryAgain={source.fetch} onGiveUp={props.onGiveUp} />
      </>
    );
  }
  return Object.assign(Part, { fetch: source.fetch });
}
