import type { AdminPlan, PricingPlan, PublicPlan } from 'shared-contracts';
import { savedPercent } from 'shared-contracts/calls/plans/yearly-saving';
import type { PlanRow } from '../tables';

/** The features of a plan as a list; one stands on each line. */
export const featureList = (features: string): string[] =>
  features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A plan as the public pages show it; what a year saves is worked out from its prices, never typed. */
export const toPublicPlan = (plan: PlanRow): PublicPlan => ({
  slug: plan.slug,
  name: plan.name,
  monthly: { pricePaise: plan.monthlyPricePaise, period: plan.periodDays === 30 ? 'month' : `${plan.periodDays} days` },
  yearly:
    plan.yearlyPricePaise > 0
      ? {
          pricePaise: plan.yearlyPricePaise,
          period: 'month',
          savePercent: savedPercent(plan.monthlyPricePaise, plan.yearlyPricePaise),
        }
      : null,
  description: plan.description,
  icon: plan.icon,
  color: plan.color,
  borderColor: plan.borderColor,
  buttonStyle: plan.buttonStyle,
  popular: plan.isRecommended,
  features: featureList(plan.features),
  translations: plan.translations,
});

/** A plan as the administrator edits it. */
export const toAdminPlan = (plan: PlanRow): AdminPlan => ({
  id: plan.id,
  slug: plan.slug,
  userType: plan.userType,
  orderNo: plan.orderNo,
  name: plan.name,
  periodDays: plan.periodDays,
  monthlyPricePaise: plan.monthlyPricePaise,
  yearlyPricePaise: plan.yearlyPricePaise,
  savePercentage: plan.savePercentage,
  voiceAssistant: plan.voiceAssistant,
  fileUploadLimit: plan.fileUploadLimit,
  chatTokenLimit: plan.chatTokenLimit,
  questionsPerDay: plan.questionsPerDay,
  papersPerMonth: plan.papersPerMonth,
  features: plan.features,
  isPrivate: plan.isPrivate,
  isRecommended: plan.isRecommended,
  isDefault: plan.isDefault,
  status: plan.status,
});

/** A plan in the editor of the pricing page. */
export const toPricingPlan = (plan: PlanRow): PricingPlan => ({
  slug: plan.slug,
  name: plan.name,
  monthlyPricePaise: plan.monthlyPricePaise,
  yearlyPricePaise: plan.yearlyPricePaise,
  savePercentage: plan.savePercentage,
  description: plan.description,
  popular: plan.isRecommended,
  features: featureList(plan.features),
  translations: plan.translations,
});

/** A name as the address of a plan: `Legal Pro+` is `legal-pro-plus`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('+', ' plus')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50) || 'plan';
