import type { AdminPlan } from 'shared-contracts';
import type { planBody } from 'shared-contracts/calls/admin/packages';
import type * as z from 'zod';

export type PlanValues = z.output<typeof planBody>;

/** What the dialog begins with: a plan's own values, or those of a new one (30 days, price 0, active). */
export function planValues(plan: AdminPlan | null): PlanValues {
  if (plan) {
    const { id: _id, slug: _slug, ...values } = plan;
    return values;
  }
  return {
    userType: 'customer',
    orderNo: 0,
    name: '',
    periodDays: 30,
    monthlyPricePaise: 0,
    yearlyPricePaise: 0,
    savePercentage: 0,
    voiceAssistant: false,
    fileUploadLimit: null,
    chatTokenLimit: null,
    questionsPerDay: null,
    papersPerMonth: null,
    features: '',
    isPrivate: false,
    isRecommended: false,
    isDefault: false,
    status: true,
  };
}
