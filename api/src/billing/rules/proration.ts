import { dayMs } from './calendar';

/**
 * What is left of a paid period, in paise without GST: the unused whole days' part of its value, rounded down.
 * The running day counts as used.
 * @param valuePaise what the period cost without GST, earlier credit included
 */
export function unusedValue(valuePaise: number, start: Date, end: Date, now: Date): number {
  const total = Math.round((end.getTime() - start.getTime()) / dayMs);
  const left = Math.floor((end.getTime() - now.getTime()) / dayMs);
  if (total <= 0 || left <= 0) return 0;
  return Math.floor((valuePaise * Math.min(left, total)) / total);
}
