import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus into a step of a dialog when it appears. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return element;
}
