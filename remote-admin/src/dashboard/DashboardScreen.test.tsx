import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { address, field, openAdmin, press, type } from '../testing/open-admin';
import { summaryOf } from './charts/chart';

// jsdom lays nothing out, so a chart has no room to be drawn in.
jest.mock('./charts/Bars', () => ({ Bars: () => null }));
jest.mock('./charts/Ring', () => ({ Ring: () => null }));

const card = (name: string) => screen.findByRole('region', { name });
const earnings = {
  thisMonth: '₹1,24,500.00',
  lastMonth: '₹1,10,650.00',
  lastQuarter: '₹3,28,900.00',
  thisYear: '₹12,45,000.00',
};

test('totals of users, subscriptions with their plans, and files', async () => {
  openAdmin('/manage/dashboard');
  expect(await card('Total Users')).toHaveTextContent('1,284');
  const subscriptions = await card('Total Subscriptions');
  for (const text of ['420', 'Basic: 230', 'Premium: 140', 'Enterprise: 50'])
    expect(subscriptions).toHaveTextContent(text);
  expect(await card('Total Files')).toHaveTextContent('86');
  await expectAccessible();
});

test('the period select shows the earnings and their change for each period', async () => {
  openAdmin('/manage/dashboard');
  expect(await card('Earnings')).toHaveTextContent('+12.5%');
  expect(field('Period')).toHaveValue('thisMonth');
  for (const [period, total] of Object.entries(earnings)) {
    type('Period', period);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Earnings' })).toHaveTextContent(total));
  }
  expect(address()).toBe('/manage/dashboard?period=thisYear');
});

test('every chart has its table', async () => {
  openAdmin('/manage/dashboard');
  for (const name of ['Revenue', 'Questions', 'Sign-ups', 'Plan Mix']) {
    press(`Show table: ${name}`, await card(name));
    expect(within(await card(name)).getByRole('table', { name })).toBeInTheDocument();
  }
  expect(within(await card('Plan Mix')).getAllByRole('row')).toHaveLength(4);
});

test('the picture says its most important value', () => {
  const points = [
    { label: '1 Nov', value: 3 },
    { label: '2 Nov', value: 9 },
  ];
  expect(summaryOf({ title: 'Questions', points, format: String })).toBe(
    'Questions: 2 values, the highest is 9 (2 Nov).',
  );
});

test('the most cited provisions are listed, and what is unanswered leads to its list', async () => {
  openAdmin('/manage/dashboard');
  expect(await card('Most Cited Provisions')).toHaveTextContent('Section 138, Negotiable Instruments Act, 1881');
  fireEvent.click(screen.getByRole('link', { name: 'Review: Questions without an answer' }));
  await waitFor(() => expect(address()).toBe('/manage/questions?kind=unanswered'));
});

test('before the figures stands what people and payments wait for, each with its list', async () => {
  openAdmin('/manage/dashboard', {
    calls: {
      listContactMessages: () => Promise.resolve({ rows: [], total: 3 }),
      listConsultations: () => Promise.resolve({ rows: [], total: 2 }),
    },
  });
  await waitFor(async () => expect(await card('To Look At')).toHaveTextContent('3Messages without a reply'));
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('To Look At');
  expect(screen.getByRole('link', { name: 'Review: People who ask for a call' })).toHaveAttribute(
    'href',
    '/manage/consultations',
  );
  expect(screen.getByRole('link', { name: 'Review: Overdue invoices' })).toHaveAttribute(
    'href',
    '/manage/gst-reports?status=overdue',
  );
});

test('what is shown to compare says what was compared', async () => {
  openAdmin('/manage/dashboard');
  expect(await card('Total Users')).toHaveTextContent('sign-ups against the period before');
});

test('a failure can be tried again', async () => {
  const dashboard = jest.fn().mockRejectedValue(new ServiceError('The database is away.', 500));
  openAdmin('/manage/dashboard', { calls: { dashboard } });
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  press('Try again');
  await waitFor(() => expect(dashboard).toHaveBeenCalledTimes(2));
});
