import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PricingPlan } from 'shared-contracts';
import type { Db } from '../../platform/database/database';
import { plans, type PlanRow } from '../tables';
import { createPlan, publicPlans, updatePlan } from './plan-store';

/**
 * Saves the plans of the pricing page, in their order. A plan that is new to the page is created; one that is left out is taken off the page,
 * and whoever has it keeps it.
 */
export async function savePricing(db: Db, wanted: readonly PricingPlan[]): Promise<PlanRow[]> {
  return db.transaction(async (tx) => {
    const shown = await publicPlans(tx);
    const kept: string[] = [];
    for (const [orderNo, plan] of wanted.entries()) {
      const before = shown.find(({ slug, id }) => slug === plan.slug && !kept.includes(id));
      const change = fields(plan, orderNo);
      kept.push((before ? await updatePlan(tx, before.id, change) : await createPlan(tx, change)).id);
    }
    await tx
      .update(plans)
      .set({ isPrivate: true })
      .where(and(eq(plans.isPrivate, false), eq(plans.status, true), notInArray(sql`${plans.id}`, kept)));
    return publicPlans(tx);
  });
}

const fields = (plan: PricingPlan, orderNo: number) => ({
  name: plan.name,
  monthlyPricePaise: plan.monthlyPricePaise,
  yearlyPricePaise: plan.yearlyPricePaise,
  savePercentage: plan.savePercentage,
  description: plan.description,
  isRecommended: plan.popular,
  features: plan.features.join('\n'),
  ...(plan.translations && { translations: plan.translations }),
  orderNo,
});
