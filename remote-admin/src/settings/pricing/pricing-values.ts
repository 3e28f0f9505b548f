import type { PricingPlan } from 'shared-contracts';

export interface PricingValues {
  plans: PricingPlan[];
}

const nothing = { name: '', description: '', features: [] };
const untranslated = { ta: nothing, hi: nothing, kn: nothing };

/** Plans as the editor holds them: with a field for each language, filled or not. */
export const editable = (plans: readonly PricingPlan[]): PricingPlan[] =>
  plans.map((plan) => ({ ...plan, translations: { ...untranslated, ...plan.translations } }));

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
  translations: untranslated,
});

/** The tab that stays selected when there are only `count` plans left. */
export const clampTab = (tab: number, count: number): number => Math.max(0, Math.min(tab, count - 1));
