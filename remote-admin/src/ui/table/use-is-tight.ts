import { useCallback, useState } from 'react';

/** A table with less room than this, in pixels, becomes a list of cards. */
const tightBelow = 560;

/** Whether an element is too narrow for a grid; measured, because a sidebar may stand beside it. */
export function useIsTight(): {
  readonly tight: boolean;
  readonly measured: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [tight, setTight] = useState(false);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setTight(entry !== undefined && entry.contentRect.width > 0 && entry.contentRect.width < tightBelow),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { tight, measured };
}
