import { useEffect, useState, type RefObject } from 'react';

const awayFromTopPx = 100;
const atBottomPx = 10;

interface ScrollPlace {
  readonly isAwayFromTop: boolean;
  readonly isAtBottom: boolean;
}

/** Where a box is scrolled to: more than 100 px from its top, within 10 px of its end. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, watched: unknown): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>({ isAwayFromTop: false, isAtBottom: true });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const read = () => {
      const isAwayFromTop = box.scrollTop > awayFromTopPx;
      const isAtBottom = box.scrollHeight - box.scrollTop - box.clientHeight <= atBottomPx;
      setPlace((before) =>
        before.isAwayFromTop === isAwayFromTop && before.isAtBottom === isAtBottom
          ? before
          : { isAwayFromTop, isAtBottom },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [scroller, watched]);
  return place;
}
