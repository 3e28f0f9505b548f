import { sampleInvoices } from './invoices';
import { samplePlans } from './plans';
import { defaultEmail, defaultGateways, defaultNotifications } from './settings';
import { sampleSubscriptions } from './subscriptions';

test('the sample plans are Basic at 999 for 30 days and Standard at 1999 for a year', () => {
  expect(samplePlans.map(({ name, monthlyPricePaise, periodDays }) => [name, monthlyPricePaise, periodDays])).toEqual([
    ['Basic', 99_900, 30],
    ['Standard', 199_900, 365],
  ]);
});

test.each(['2026-11-21', '2026-01-01', '2027-01-31', '2028-02-29', '2026-12-31'])(
  'on %s the sample invoices lie in the current year and carry 10 %% GST',
  (today) => {
    const invoices = sampleInvoices(today);
    expect(invoices.length).toBeGreaterThan(5);
    for (const { date, amountPaise, gstPaise, totalPaise } of invoices) {
      expect(date.slice(0, 4)).toBe(today.slice(0, 4));
      expect(date <= today && !Number.isNaN(Date.parse(date))).toBe(true);
      expect(gstPaise * 10).toBe(amountPaise);
      expect(totalPaise).toBe(amountPaise + gstPaise);
    }
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'overdue']));
  },
);

test('a sample subscription whose period is over is expired', () => {
  const subscriptions = sampleSubscriptions('2026-11-21');
  expect(subscriptions.every(({ status, endDate }) => status === (endDate < '2026-11-21' ? 'expired' : 'active'))).toBe(
    true,
  );
  expect(new Set(subscriptions.map(({ status }) => status)).size).toBe(2);
});

test('the defaults of the settings are the specified ones', () => {
  expect(
    Object.entries(defaultNotifications)
      .filter(([, on]) => !on)
      .map(([name]) => name),
  ).toEqual(['fileUploadNotification']);
  expect(defaultGateways.map(({ active, testMode }) => [active, testMode])).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(defaultEmail.smtpPort).toBe(587);
});
