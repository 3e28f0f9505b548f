import type { Db } from '../../platform/database/database';
import { openShop, type Shop } from '../testing/shop';
import { allPlans, createPlan, defaultPlan, publicPlans, removePlan, restorePlan, updatePlan } from './plan-store';
import { savePricing } from './pricing';
import { slugOf, toPricingPlan, toPublicPlan } from './plan-view';
import { applyFreeQuestions, seedPlans } from './seed-plans';

let shop: Shop;
let db: Db;
beforeEach(async () => {
  shop = await openShop();
  db = shop.billing.db;
});
afterEach(() => shop.close());

const now = () => shop.billing.platform.now();
const slugs = async () => (await publicPlans(db)).map(({ slug }) => slug);
const plan = (name: string) => ({ name, monthlyPricePaise: 9_900 });

test('one plan is the default: making another one so moves the mark, and it can be neither deleted nor switched off', async () => {
  const added = await createPlan(db, plan('Trial'));
  await updatePlan(db, added.id, { isDefault: true });
  expect((await defaultPlan(db)).id).toBe(added.id);
  expect((await allPlans(db)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await expect(removePlan(db, added.id, now())).rejects.toMatchObject({ status: 409 });
  await expect(updatePlan(db, added.id, { status: false })).rejects.toMatchObject({ status: 400 });
});

test('names are unique among the plans that there are, and so are slugs for ever', async () => {
  const first = await createPlan(db, plan('Firm'));
  await expect(createPlan(db, plan(' firm '))).rejects.toMatchObject({
    extras: { errors: { name: 'Another plan has this name.' } },
  });
  await removePlan(db, first.id, now());
  expect((await createPlan(db, plan('Firm'))).slug).toBe('firm-2');
  expect([slugOf('Legal Pro+'), slugOf('தமிழ்')]).toEqual(['legal-pro-plus', 'plan']);
});

test('whoever has a plan keeps it when it is taken away, nobody else gets it, and it can be brought back', async () => {
  const asha = await shop.customer('asha@example.com');
  await asha.buy();
  const pro = (await publicPlans(db)).find(({ slug }) => slug === 'pro');
  await removePlan(db, pro?.id ?? '', now());
  expect((await asha.request('GET', '/api/accounts/session')).json<{ user: { plan: object } }>().user.plan).toEqual({
    slug: 'pro',
    name: 'Pro',
  });
  expect((await (await shop.customer('ravi@example.com')).checkout()).statusCode).toBe(404);
  await restorePlan(db, pro?.id ?? '');
  expect(await slugs()).toEqual(['free', 'pro', 'legal-pro-plus']);
});

test('the pricing page gets new plans, new prices and a new order, and what is left out goes from the page only', async () => {
  const [free, pro, legal] = (await publicPlans(db)).map(toPricingPlan);
  if (!free || !pro || !legal) throw new Error('Plans are missing.');
  const student = {
    ...pro,
    slug: '',
    name: 'Student',
    monthlyPricePaise: 9_900,
    yearlyPricePaise: 0,
    features: ['Ten questions a day'],
  };
  await savePricing(db, [free, legal, { ...student }]);
  expect(await slugs()).toEqual(['free', 'legal-pro-plus', 'student']);
  expect((await allPlans(db)).find(({ slug }) => slug === 'pro')).toMatchObject({ isPrivate: true, status: true });
  await savePricing(db, [free, { ...legal, name: 'Legal Max', monthlyPricePaise: 59_900 }]);
  expect((await shop.api.app.inject('/api/plans')).json<{ plans: object[] }>().plans).toEqual([
    expect.objectContaining({ slug: 'free' }),
    expect.objectContaining({
      slug: 'legal-pro-plus',
      name: 'Legal Max',
      monthly: { pricePaise: 59_900, period: 'month' },
    }),
  ]);
});

test('starting again changes no plan; a changed setting reaches the default plan once', async () => {
  const { id } = await defaultPlan(db);
  await updatePlan(db, id, { questionsPerDay: 8, name: 'Basic Free' });
  await seedPlans(db, true);
  await applyFreeQuestions(db, 5);
  expect(await defaultPlan(db)).toMatchObject({ name: 'Basic Free', questionsPerDay: 8 });
  await applyFreeQuestions(db, 0);
  expect((await defaultPlan(db)).questionsPerDay).toBeNull();
});

test('what a plan gives in other languages is kept, shown on the public pages, and left alone by whoever does not send it', async () => {
  const translations = { hi: { name: 'प्रो', description: 'रोज़ के लिए।', features: ['असीमित सवाल'] } };
  const wanted = (await publicPlans(db)).map(toPricingPlan);
  await savePricing(
    db,
    wanted.map((one) => (one.slug === 'pro' ? { ...one, translations } : one)),
  );
  await savePricing(
    db,
    wanted.map(({ translations: _none, ...one }) => one),
  );
  const pro = (await publicPlans(db)).map(toPublicPlan).find(({ slug }) => slug === 'pro');
  expect(pro?.translations).toEqual(translations);
});
