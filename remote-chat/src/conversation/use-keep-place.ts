import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Messages that come in above leave what is being read where it is; the browser's own anchoring would do it a second time. */
export function useKeepPlace(
  scroller: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  isReading: boolean,
): void {
  const before = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const { firstId: firstBefore, height } = before.current;
    if (firstBefore && firstBefore !== firstId && height > 0)
      box.scrollBy({ top: box.scrollHeight - height, behavior: 'instant' });
    before.current = { firstId, height: box.scrollHeight };
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isReading) return undefined;
    anchor(box, 'none');
    return () => {
      requestAnimationFrame(() => anchor(box, ''));
    };
  }, [scroller, isReading]);
}

function anchor(box: HTMLElement, value: string): void {
  box.style.overflowAnchor = value;
}
