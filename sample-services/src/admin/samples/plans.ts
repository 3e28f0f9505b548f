import type { AdminPlan } from 'shared-contracts/calls/admin/types';

const common = {
  userType: 'customer',
  savePercentage: 0,
  voiceAssistant: false,
  isPrivate: true,
  isRecommended: false,
  isDefault: false,
  status: true,
} as const;

/** The two sample plans as specified: Basic at 999 for 30 days, Standard at 1999 for a year. Kept off the pricing page. */
export const samplePlans: readonly AdminPlan[] = [
  {
    ...common,
    id: 'sample-plan-basic',
    slug: 'basic',
    orderNo: 10,
    name: 'Basic',
    periodDays: 30,
    monthlyPricePaise: 99_900,
    yearlyPricePaise: 0,
    fileUploadLimit: 5,
    chatTokenLimit: 50_000,
    questionsPerDay: 50,
    papersPerMonth: 2,
    features: 'Fifty questions a day\nFive files a day\nEnglish and Tamil',
  },
  {
    ...common,
    id: 'sample-plan-standard',
    slug: 'standard',
    orderNo: 11,
    name: 'Standard',
    periodDays: 365,
    monthlyPricePaise: 199_900,
    yearlyPricePaise: 0,
    voiceAssistant: true,
    fileUploadLimit: 20,
    chatTokenLimit: 200_000,
    questionsPerDay: null,
    papersPerMonth: null,
    features: 'Unlimited questions\nTwenty files a day\nVoice questions',
  },
];
