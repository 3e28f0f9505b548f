import { startAdminApi, type AdminApi } from '../testing/admin-api';

const now = new Date('2026-11-22T06:00:00Z');

describe('money', () => {
  let api: AdminApi;
  const run = (statement: string, parameters: readonly unknown[] = []) =>
    api.platform.database.query<{ id: string }>(statement, parameters);

  beforeAll(async () => {
    api = await startAdminApi({ now });
    const [plan] = await run(
      `insert into plan (slug, name, monthly_price_paise, yearly_price_paise) values ('p', 'P', 19900, 16700) returning id`,
    );
    const subscribe = (user: string, period: string, status: string, created: string, ends: string, value = 19900) =>
      run(
        `insert into subscription (user_id, plan_id, period, status, starts_at, ends_at, value_paise, source, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, 'checkout', $5)`,
        [user, plan?.id, period, status, created, ends, value],
      );
    await subscribe('stays', 'monthly', 'active', '2026-09-01', '2026-12-01');
    await subscribe('late', 'yearly', 'past due', '2025-11-10', '2026-11-10');
    await subscribe('leaves', 'monthly', 'expired', '2026-10-10', '2026-11-09');
    await subscribe('changes', 'monthly', 'cancelled', '2026-10-20', '2026-11-05');
    await subscribe('changes', 'yearly', 'active', '2026-11-05', '2027-11-05', 200_400);
    await subscribe('comes', 'monthly', 'active', '2026-11-12', '2026-12-12');
    await subscribe('given', 'monthly', 'active', '2026-10-01', '2026-12-31', 0);
    const invoice = (kind: string, number: string, day: string, taxable: number, status: string) =>
      run(
        `insert into invoice (kind, number, day, user_id, customer, email, document, taxable_paise, gst_paise, total_paise, status)
         values ($1, $2, $3, 'u', 'U', 'u@example.com', '{}', $4::int, $5::int, $4::int + $5::int, $6)`,
        [kind, number, day, taxable, Math.round(taxable * 0.18), status],
      );
    await invoice('invoice', 'A1', '2026-11-05', 200_400, 'paid');
    await invoice('invoice', 'A2', '2026-11-12', 19_900, 'refunded');
    await invoice('credit note', 'C1', '2026-11-13', 19_900, 'paid');
    await invoice('invoice', 'A3', '2026-11-14', 50_000, 'overdue');
    await invoice('invoice', 'A0', '2026-10-10', 19_900, 'paid');
  });
  afterAll(() => api.close());

  it('is told without GST, with what recurs, who left and what was paid back', async () => {
    const { months, ...figures } = (await api.asAdmin({ url: '/api/admin/money?period=thisMonth' })).json();
    expect(figures).toEqual({
      period: 'thisMonth',
      revenuePaise: 220_300,
      refundsPaise: 19_900,
      netPaise: 200_400,
      gstPaise: 36_072,
      mrrPaise: 19_900 + 16_700 + 16_700 + 19_900,
      paying: 4,
      churn: { atStart: 4, lost: 1, percent: 25 },
      failedPayments: 0,
    });
    expect(months).toHaveLength(12);
    expect(months.at(-2)).toMatchObject({ month: '2026-10', revenuePaise: 19_900, gstPaise: 3_582 });
    expect(months.at(-1)).toMatchObject({ month: '2026-11', netPaise: 200_400 });
  });
});
