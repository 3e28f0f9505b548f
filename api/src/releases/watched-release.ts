import type { WatchedRelease } from 'shared-contracts/calls/admin/types';
import type { Release } from './release';
import type { ReleaseCount } from './release-counts';

const ratings = { good: 'good', 'needs-improvement': 'middling', poor: 'poor' } as const;

/** A release with what browsers told of it. @param counts of this release alone */
export function watchedRelease(
  id: string,
  release: Release | undefined,
  counts: readonly ReleaseCount[],
): WatchedRelease {
  const sum = (...kinds: readonly ReleaseCount['kind'][]) =>
    counts.filter(({ kind }) => kinds.includes(kind)).reduce((total, { count }) => total + count, 0);
  return {
    id,
    commit: release?.commit ?? '',
    builtAt: release?.builtAt ?? null,
    contractVersion: release?.contractVersion ?? '',
    loads: sum('load', 'failure'),
    failures: sum('failure', 'error'),
    vitals: vitalsOf(counts),
  };
}

/** Vitals are counted under names such as `LCP:good`. */
function vitalsOf(counts: readonly ReleaseCount[]): WatchedRelease['vitals'] {
  const found = new Map<string, { good: number; middling: number; poor: number }>();
  for (const { kind, name, count } of counts) {
    const [measure = '', rating = ''] = name.split(':');
    if (kind !== 'vital' || !isRating(rating)) continue;
    const vital = found.get(measure) ?? { good: 0, middling: 0, poor: 0 };
    vital[ratings[rating]] += count;
    found.set(measure, vital);
  }
  return [...found].map(([measure, vital]) => ({ measure, ...vital })).sort((a, b) => (a.measure < b.measure ? -1 : 1));
}

const isRating = (text: string): text is keyof typeof ratings => text in ratings;
