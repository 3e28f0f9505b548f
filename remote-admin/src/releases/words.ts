import type { ReleaseStep, WatchedRelease } from 'shared-contracts';
import { count } from '../ui/format';

/** The name of a remote as a heading. */
export const titleOf = (remote: string): string => remote.charAt(0).toUpperCase() + remote.slice(1);

/** How many loads failed, as a share of all. */
export function errorRate({ loads, failures }: WatchedRelease): string {
  if (loads === 0) return failures === 0 ? 'no loads yet' : `${count(failures)} errors`;
  return `${((failures / loads) * 100).toFixed(1)}% of ${count(loads)}`;
}

/** The share of page views that were fast, per measure: LCP 92% good. */
export function speed({ vitals }: WatchedRelease): string {
  const parts = vitals.flatMap(({ measure, good, middling, poor }) => {
    const all = good + middling + poor;
    return all === 0 ? [] : [`${measure} ${Math.round((good / all) * 100)}% good`];
  });
  return parts.join(', ') || '–';
}

/** What was done, in words. */
export function deed({ action, percent }: ReleaseStep): string {
  switch (action) {
    case 'publish':
      return 'Published';
    case 'rollback':
      return 'Rolled back';
    case 'promote':
      return 'Promoted';
    case 'canary':
      return percent ? `Canary for ${percent}%` : 'Canary ended';
  }
}
