import type { SubscriptionDetail } from 'shared-contracts/calls/admin/types';
import { addDays } from 'shared-contracts/time/india';
import { samplePlans } from './plans';
import { sampleUsers } from './users';

/** Index of the sample user, plan, days since it began, how it was paid. */
const rows: readonly (readonly [
  user: number,
  plan: 'Basic' | 'Standard',
  daysAgo: number,
  method: string,
  transactionId: string,
])[] = [
  [0, 'Standard', 12, 'online', 'pay_S1a2b3c4'],
  [1, 'Standard', 31, 'online', 'pay_R9k8j7h6'],
  [2, 'Basic', 9, 'offline', 'NEFT-220145'],
  [4, 'Basic', 96, 'online', 'pay_Q5w4e3r2'],
  [6, 'Basic', 20, 'online', 'pay_P0o9i8u7'],
  [7, 'Standard', 400, 'offline', 'CHQ-004512'],
];

/** The sample subscriptions; one whose period is over is expired. */
export function sampleSubscriptions(today: string): SubscriptionDetail[] {
  const users = sampleUsers(today);
  return rows.flatMap(([userIndex, planName, daysAgo, paymentMethod, transactionId], index) => {
    const user = users[userIndex];
    const plan = samplePlans.find(({ name }) => name === planName);
    if (!user || !plan) return [];
    const startDate = addDays(today, -daysAgo);
    const endDate = addDays(startDate, plan.periodDays);
    return [
      {
        id: `sample-subscription-${index + 1}`,
        userId: user.id,
        user: user.name,
        email: user.email,
        plan: plan.name,
        startDate,
        endDate,
        status: endDate < today ? ('expired' as const) : ('active' as const),
        period: `${plan.periodDays} days`,
        paymentMethod,
        transactionId,
        hasProof: false,
        invoiceNumbers: [],
      },
    ];
  });
}
