import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Whether an element has come within two screens of the visible part; once near, it stays near. */
export function useNearViewport(element: RefObject<HTMLElement | null>, isEager: boolean): boolean {
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setNear(true)),
      { rootMargin: '200% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear || isEager;
}
