import { useSyncExternalStore } from 'react';

/**
 * Whether the page's code is in charge: false in prerendered markup and while it is taken over, true from then on.
 * A control that needs code is disabled until then, so that nobody's click or word is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, always, never);
}

const neverChanges = () => () => undefined;
const always = () => true;
const never = () => false;
