import type { FastifyInstance } from 'fastify';
import { publicPlans } from '../../../billing/plans/plan-store';
import { toPricingPlan } from '../../../billing/plans/plan-view';
import { savePricing } from '../../../billing/plans/pricing';
import type { Platform } from '../../../platform/platform';
import { serveAdminCalls } from '../../admin-call';
import { audit } from '../../audit/audit';

/** The plans of the public pricing page. */
export function servePricing(scope: FastifyInstance, platform: Platform): void {
  const { db } = platform.database;
  serveAdminCalls(scope, platform, {
    pricing: async () => ({ plans: (await publicPlans(db)).map(toPricingPlan) }),
    async savePricing(call) {
      const before = (await publicPlans(db)).map(toPricingPlan);
      const plans = (await savePricing(db, call.body.plans)).map(toPricingPlan);
      await audit(platform, call, {
        action: 'settings.pricing',
        subject: plans.map(({ name }) => name).join(', '),
        before,
        after: plans,
      });
      return { plans };
    },
  });
}
