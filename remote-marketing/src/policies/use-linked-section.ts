import { useEffect } from 'react';
import { useLocation } from 'shared-contracts/router';

/** Goes to the section that the address names: the browser looked for it before this page was there. */
export function useLinkedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
