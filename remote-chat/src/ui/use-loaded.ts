import { useEffect, useState } from 'react';
import { sentenceOf } from '../store/sentence-of';

type Outcome<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string; readonly error: unknown };

export type Loaded<T> = Outcome<T> & {
  /** Asks again; what is there stays until the answer comes, a failure does not. */
  readonly reload: () => void;
};

/**
 * What a call answers, from the moment it is shown.
 * @param call made anew whenever it is another function, so the caller keeps it with `useCallback`
 */
export function useLoaded<T>(call: () => Promise<T>): Loaded<T> {
  const [held, setHeld] = useState<{ readonly of: typeof call; readonly outcome: Outcome<T> }>({
    of: call,
    outcome: { state: 'loading' },
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const hold = (outcome: Outcome<T>) => isWanted && setHeld({ of: call, outcome });
    call().then(
      (value) => hold({ state: 'ready', value }),
      (error: unknown) => hold({ state: 'failed', message: sentenceOf(error), error }),
    );
    return () => {
      isWanted = false;
    };
  }, [call, attempt]);

  const outcome: Outcome<T> = held.of === call ? held.outcome : { state: 'loading' };
  const reload = () => {
    if (outcome.state === 'failed') setHeld({ of: call, outcome: { state: 'loading' } });
    setAttempt((count) => count + 1);
  };
  return { ...outcome, reload };
}
