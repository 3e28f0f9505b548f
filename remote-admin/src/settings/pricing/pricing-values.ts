import type { PricingPlan } from 'shared-contracts';

export interface PricingValues {
  plans: PricingPlan[];
}

/** A plan that was just added to the editor. */
export const newPricingPlan = (number: number): PricingPlan => ({
  slug: '',
  name: `New Plan ${number}`,
  monthlyPricePaise: 0,
  yearlyPricePaise: 0,
  savePercentage: 0,
  description: '',
  popular: false,
  features: [],
});

/** The tab that stays selected when there are only `count` plans left. */
export const clampTab = (tab: number, count: number): number => Math.max(0, Math.min(tab, count - 1));
