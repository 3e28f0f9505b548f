import { brand } from '../../brand';
import { builtInPlans } from './built-in-plans';
import type { PublicPlan } from './types';
import { savedPercent } from './yearly-saving';

const support = `Priority support, ${brand.supportHours}`;

/** What each plan gives in the live product: its features name what the server really allows. */
const features: Readonly<Record<string, readonly string[]>> = {
  free: [
    'Up to 5 legal questions per day',
    'Answers in English, Tamil, Hindi and Kannada',
    'Sections and judgments behind each answer',
    'Up to 5 files read per day',
    'Tools without limit, 2 papers a month',
  ],
  pro: [
    'Everything in Free',
    'Unlimited questions',
    'Answers first when many people ask',
    'Up to 25 files read per day',
    '20 papers a month',
    support,
  ],
  'legal-pro-plus': [
    'Everything in Pro',
    'Bench and later treatment of each judgment',
    'Downloadable summaries: answers as PDF',
    'Up to 100 files read per day',
    'Consultations: ask for a call about an answer',
    'Unlimited papers',
  ],
};

/** Price per month of a year that is paid at once, in paise. */
const yearlyPaise: Readonly<Record<string, number>> = { pro: 16_700, 'legal-pro-plus': 41_900 };

/** The plans as a new installation sells them, before an administrator changes them; the specification's prices stay in the simulated mode. */
export const livePlans: readonly PublicPlan[] = builtInPlans.map((plan) => {
  const perMonth = yearlyPaise[plan.slug];
  return {
    ...plan,
    yearly:
      perMonth === undefined
        ? null
        : { pricePaise: perMonth, period: 'month', savePercent: savedPercent(plan.monthly.pricePaise, perMonth) },
    features: [...(features[plan.slug] ?? plan.features)],
  };
});
