import type { PublicPlan } from './types';

/** The plans of the specification, as the simulated mode shows them. Amounts in paise. */
export const builtInPlans: readonly PublicPlan[] = [
  {
    slug: 'free',
    name: 'Free',
    monthly: { pricePaise: 0, period: 'month' },
    yearly: null,
    description: 'For a first question and everyday doubts.',
    icon: 'scale',
    color: 'ink',
    borderColor: 'line',
    buttonStyle: 'outline',
    popular: false,
    features: ['Up to 5 legal questions per day', 'Basic Indian laws', 'English and Tamil responses'],
  },
  {
    slug: 'pro',
    name: 'Pro',
    monthly: { pricePaise: 19_900, period: 'month' },
    yearly: { pricePaise: 38_200, period: 'month', savePercent: 16 },
    description: 'For people who need answers every day.',
    icon: 'spark',
    color: 'saffron',
    borderColor: 'saffron',
    buttonStyle: 'solid',
    popular: true,
    features: ['Unlimited questions', 'Priority support'],
  },
  {
    slug: 'legal-pro-plus',
    name: 'Legal Pro+',
    monthly: { pricePaise: 49_900, period: 'month' },
    yearly: { pricePaise: 41_900, period: 'month', savePercent: 16 },
    description: 'For lawyers, paralegals and students of law.',
    icon: 'gavel',
    color: 'ink',
    borderColor: 'ink',
    buttonStyle: 'solid',
    popular: false,
    features: ['Case-law citations', 'Downloadable summaries', 'Multilingual coming soon', '24/7 priority support'],
  },
];
