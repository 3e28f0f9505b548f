import { simulatedAdmin } from '../demo-admin';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { Services } from 'shared-contracts/services/services';

/** One adapter under test, as a browser of its own. */
export interface ServicesUnderTest {
  /** Services of a browser in which nobody is signed in. */
  open(): Promise<Services>;
  /** Pro's price per month of a year: the specification's, or the one that is sold. */
  readonly proYearlyPaise: number;
  /** The one-time code that was sent to an address. */
  code(email: string): Promise<string>;
}

const password = 'quiet river 48';
const invalidCoupon = 'Invalid coupon code. Please try again.';
let people = 0;

/** What every adapter of the services does alike; it runs against the simulated and the live ones. */
export function describeServices(name: string, under: ServicesUnderTest): void {
  async function signedUp(): Promise<{ services: Services; email: string }> {
    const services = await under.open();
    const email = `person-${++people}@example.com`;
    await services.accounts.signUp({ body: { email, password, confirmPassword: password, consent: true } });
    await services.accounts.verifySignUp({ body: { email, code: await under.code(email) } });
    return { services, email };
  }

  async function failure(call: Promise<unknown>): Promise<ServiceError> {
    const error: unknown = await call.then(
      () => new Error('The call did not fail.'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof ServiceError)) throw error;
    return error;
  }

  describe(`${name}: accounts`, () => {
    it('begins with nobody signed in', async () => {
      const { accounts } = await under.open();
      expect(await accounts.session()).toEqual({ user: null });
    });

    it('signs a new person up with a code, and completes the profile', async () => {
      const { accounts } = await under.open();
      const email = `person-${++people}@example.com`;
      expect(await accounts.signUp({ body: { email, password, confirmPassword: password, consent: true } })).toEqual({
        ok: true,
      });
      expect(await accounts.session()).toEqual({ user: null });
      const { user } = await accounts.verifySignUp({ body: { email, code: await under.code(email) } });
      expect(user).toMatchObject({
        email,
        name: email.split('@')[0],
        role: 'customer',
        profileComplete: false,
        plan: { slug: 'free', name: 'Free' },
      });
      const completed = await accounts.completeProfile({
        body: { userType: 'lawyer', countryCode: '+91', phone: '9845012345' },
      });
      expect(completed.user).toMatchObject({ email, role: 'lawyer', profileComplete: true });
      expect(await accounts.session()).toEqual(completed);
      expect(await accounts.profile()).toMatchObject({
        email,
        userType: 'lawyer',
        countryCode: '+91',
        phone: '9845012345',
      });
    });

    it('keeps an edited profile', async () => {
      const { services } = await signedUp();
      const body = {
        name: 'Asha Rao',
        countryCode: '+44',
        phone: '7700900123',
        address: '1 High Street',
        stateCode: '33',
        gstin: '',
        language: 'ta',
      } as const;
      expect(await services.accounts.editProfile({ body })).toMatchObject(body);
      expect((await services.accounts.session()).user?.name).toBe('Asha Rao');
    });

    it('signs in, and out again', async () => {
      const { services, email } = await signedUp();
      await services.accounts.logout();
      expect(await services.accounts.session()).toEqual({ user: null });
      expect((await services.accounts.login({ body: { email, password, remember: true } })).user).toMatchObject({
        email,
        role: 'customer',
      });
      expect((await services.accounts.session()).user?.email).toBe(email);
    });

    it('replaces a forgotten password with a code', async () => {
      const { services, email } = await signedUp();
      await services.accounts.logout();
      expect(await services.accounts.sendResetCode({ body: { email } })).toEqual({ ok: true });
      const code = await under.code(email);
      expect(await services.accounts.verifyResetCode({ body: { email, code } })).toEqual({ ok: true });
      expect(
        await services.accounts.resetPassword({
          body: { email, code, password: 'brand new 77', confirmPassword: 'brand new 77' },
        }),
      ).toEqual({ ok: true });
      expect(
        (await services.accounts.login({ body: { email, password: 'brand new 77', remember: false } })).user.email,
      ).toBe(email);
    });

    it('knows the demo administrator by the fixed pair', async () => {
      const { accounts } = await under.open();
      expect((await accounts.login({ body: { ...simulatedAdmin, remember: false } })).user).toMatchObject({
        email: simulatedAdmin.email,
        role: 'admin',
      });
    });

    it('says in a sentence that Google is not there', async () => {
      const { accounts } = await under.open();
      expect(await failure(accounts.continueWithGoogle())).toMatchObject({
        status: 501,
        message: expect.stringMatching(/\.$/),
      });
    });
  });

  describe(`${name}: plans and prices`, () => {
    it('offers three plans, with prices by the month and by the year', async () => {
      const { plans } = await (await under.open()).plans.list();
      expect(
        plans.map(({ slug, name: title, monthly, yearly }) => [
          slug,
          title,
          monthly.pricePaise,
          yearly?.pricePaise,
          yearly?.savePercent,
        ]),
      ).toEqual([
        ['free', 'Free', 0, undefined, undefined],
        ['pro', 'Pro', 19_900, under.proYearlyPaise, 16],
        ['legal-pro-plus', 'Legal Pro+', 49_900, 41_900, 16],
      ]);
    });

    it.each([
      ['SAVE20', 20],
      ['student', 15],
      ['Early25', 25],
    ])('takes %s off in any case, and adds 18 %% GST on the discounted price', async (coupon, percent) => {
      const { billing } = await under.open();
      const quote = await billing.quote({ body: { plan: 'pro', period: 'yearly', coupon } });
      expect(quote.coupon?.code).toBe(coupon.toUpperCase());
      expect(quote.discountPaise).toBe(Math.round((quote.subtotalPaise * percent) / 100));
      expect(quote.taxablePaise).toBe(quote.subtotalPaise - quote.creditPaise - quote.discountPaise);
      expect(quote.gstPaise).toBe(Math.round((quote.taxablePaise * 18) / 100));
      expect(quote.taxes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(quote.gstPaise);
      expect(quote.totalPaise).toBe(quote.taxablePaise + quote.gstPaise + quote.roundOffPaise);
      expect(quote.perMonthPaise).toBe(Math.round(quote.subtotalPaise / 12));
    });

    it('refuses a coupon that does not exist, on its field', async () => {
      const { billing } = await under.open();
      const error = await failure(billing.quote({ body: { plan: 'pro', period: 'yearly', coupon: 'NONSENSE' } }));
      expect([error.message, error.fields['coupon']]).toEqual([invalidCoupon, invalidCoupon]);
    });

    it('knows no price for a plan that does not exist', async () => {
      const { billing } = await under.open();
      expect((await failure(billing.quote({ body: { plan: 'none', period: 'monthly' } }))).status).toBe(404);
    });

    it('begins without a subscription and without invoices', async () => {
      const { services } = await signedUp();
      expect(await services.billing.subscription()).toEqual({ subscription: null });
      expect(await services.billing.listInvoices()).toEqual({ invoices: [] });
    });
  });

  describe(`${name}: the back office`, () => {
    async function administrator(): Promise<Services> {
      const services = await under.open();
      await services.accounts.login({ body: { ...simulatedAdmin, remember: false } });
      return services;
    }
    const table = { page: 1, pageSize: 100, search: '' } as const;

    it('holds the sample plans, users, invoices and coupons', async () => {
      const { admin } = await administrator();
      const { plans } = await admin.listPlans();
      expect(plans.find((plan) => plan.name === 'Basic')).toMatchObject({ monthlyPricePaise: 99_900, periodDays: 30 });
      expect(plans.find((plan) => plan.name === 'Standard')).toMatchObject({
        monthlyPricePaise: 199_900,
        periodDays: 365,
      });
      expect((await admin.listUsers({ query: { ...table, search: 'ananya.iyer@example.com' } })).rows).toEqual([
        expect.objectContaining({ name: 'Ananya Iyer', role: 'Customer', active: true }),
      ]);
      const coupons = (await admin.listCoupons({ query: table })).rows.map(({ code }) => code);
      expect(coupons).toEqual(expect.arrayContaining(['SAVE20', 'STUDENT', 'EARLY25']));
    });

    it('lists sample invoices with 10 % GST and sums them up', async () => {
      const { admin } = await administrator();
      const { rows, summary, total } = await admin.listInvoices({ query: { ...table, period: 'thisYear' } });
      expect(rows).toHaveLength(total);
      for (const row of rows)
        expect([row.gstPaise, row.totalPaise]).toEqual([row.amountPaise / 10, row.amountPaise + row.gstPaise]);
      const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
      expect(summary).toEqual({
        revenuePaise: sum(rows.map((row) => row.totalPaise)),
        gstPaise: sum(rows.map((row) => row.gstPaise)),
        netPaise: sum(rows.map((row) => row.amountPaise)),
      });
    });

    it('creates a coupon, changes its status and deletes it', async () => {
      const { admin } = await administrator();
      const body = {
        code: 'SUITE50',
        type: 'percentage',
        amount: 50,
        expiryDate: '2099-12-31',
        status: 'draft',
      } as const;
      const created = await admin.createCoupon({ body });
      expect(created).toMatchObject({
        code: 'SUITE50',
        usedCount: 0,
        usageLimit: null,
        minimumAmount: 0,
        status: 'draft',
      });
      expect(await admin.setCouponStatus({ params: { id: created.id }, body: { status: 'active' } })).toMatchObject({
        status: 'active',
      });
      await admin.deleteCoupons({ body: { ids: [created.id] } });
      expect((await admin.listCoupons({ query: { ...table, search: 'SUITE50' } })).rows).toEqual([]);
    });

    it('begins with every notification on but that of uploads', async () => {
      const { admin } = await administrator();
      expect(await admin.notificationSettings()).toEqual({
        subscriptionReminder: true,
        paymentReminder: true,
        newUserNotification: true,
        fileUploadNotification: false,
        lowCreditAlert: true,
        monthlyReport: true,
      });
    });

    it('begins with the first gateway active, the second not, both in test mode', async () => {
      const { admin } = await administrator();
      expect(
        (await admin.paymentSettings()).gateways.map(({ name: gateway, active, testMode }) => [
          gateway,
          active,
          testMode,
        ]),
      ).toEqual([
        ['razorpay', true, true],
        ['stripe', false, true],
      ]);
    });
  });
}
