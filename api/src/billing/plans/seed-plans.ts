import { eq } from 'drizzle-orm';
import { livePlans } from 'shared-contracts/calls/plans/live-plans';
import { samplePlans } from 'sample-services/admin/samples/plans';
import type { Db } from '../../platform/database/database';
import { billingNotes, plans } from '../tables';

const limits = {
  free: { fileUploadLimit: 5, chatTokenLimit: 60_000, questionsPerDay: 5, papersPerMonth: 2 },
  pro: { fileUploadLimit: 25, chatTokenLimit: null, questionsPerDay: null, papersPerMonth: 20, priority: true },
  'legal-pro-plus': {
    fileUploadLimit: 100,
    chatTokenLimit: null,
    questionsPerDay: null,
    papersPerMonth: null,
    caseLawDetail: true,
    pdfDownload: true,
    priority: true,
    voiceAssistant: true,
    userType: 'lawyer' as const,
  },
} as const;

/** The plans that are sold, and those of the sample data where they are wanted; on the first start only. */
export async function seedPlans(db: Db, withSamples: boolean): Promise<void> {
  if ((await db.$count(plans)) > 0) return;
  const builtIn = livePlans.map((plan, index) => ({
    slug: plan.slug,
    name: plan.name,
    description: plan.description,
    icon: plan.icon,
    color: plan.color,
    borderColor: plan.borderColor,
    buttonStyle: plan.buttonStyle,
    orderNo: index,
    monthlyPricePaise: plan.monthly.pricePaise,
    yearlyPricePaise: plan.yearly?.pricePaise ?? 0,
    savePercentage: plan.yearly?.savePercent ?? 0,
    features: plan.features.join('\n'),
    isRecommended: plan.popular,
    isDefault: plan.slug === 'free',
    ...limits[plan.slug as keyof typeof limits],
  }));
  const samples = withSamples ? samplePlans.map(({ id: _id, ...plan }) => plan) : [];
  await db
    .insert(plans)
    .values([...builtIn, ...samples])
    .onConflictDoNothing();
}

const note = 'free questions per day';

/**
 * Lets a changed setting of the environment reach the default plan; what an administrator sets afterwards stays until the setting changes again.
 * @param perDay 0 means no limit
 */
export async function applyFreeQuestions(db: Db, perDay: number): Promise<void> {
  const [before] = await db.select().from(billingNotes).where(eq(billingNotes.name, note));
  if (before?.value === String(perDay)) return;
  await db.transaction(async (tx) => {
    await tx
      .update(plans)
      .set({ questionsPerDay: perDay === 0 ? null : perDay })
      .where(eq(plans.isDefault, true));
    await tx
      .insert(billingNotes)
      .values({ name: note, value: String(perDay) })
      .onConflictDoUpdate({ target: billingNotes.name, set: { value: String(perDay) } });
  });
}
