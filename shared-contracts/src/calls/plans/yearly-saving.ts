import type { PublicPlan } from './types';

/**
 * What a year saves against twelve single months, in whole percent, rounded down so that no more is promised than is kept.
 * @param monthlyPaise price of one month
 * @param yearlyPaise price per month when a year is paid at once
 * @returns 0 when it saves nothing
 */
export const savedPercent = (monthlyPaise: number, yearlyPaise: number): number =>
  monthlyPaise > 0 && yearlyPaise < monthlyPaise ? Math.floor(((monthlyPaise - yearlyPaise) * 100) / monthlyPaise) : 0;

/** What the years of some plans save, for a badge over all of them: `Save 16%`, `Save up to 20%`, or nothing. */
export function yearlyBadge(plans: readonly Pick<PublicPlan, 'monthly' | 'yearly'>[]): string | null {
  const saved = plans.flatMap(({ monthly, yearly }) =>
    yearly && monthly.pricePaise > 0 ? [savedPercent(monthly.pricePaise, yearly.pricePaise)] : [],
  );
  const most = Math.max(0, ...saved);
  if (most === 0) return null;
  return saved.every((percent) => percent === most) ? `Save ${most}%` : `Save up to ${most}%`;
}
