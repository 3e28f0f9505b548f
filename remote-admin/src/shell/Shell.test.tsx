import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { address, button, field, openAdmin, press, type } from '../testing/open-admin';
import { admin } from '../testing/test-host';
import { idleTimes } from './idle/use-idle';

const nav = () => screen.queryByRole('navigation', { name: 'Admin' });
const openNav = () => screen.getByRole('navigation', { name: 'Admin' });
const links = () =>
  within(openNav())
    .getAllByRole('link')
    .map((link) => link.textContent);
const openMessages = (options = {}) => openAdmin('/manage/messages', options);

test('the sidebar lists the screens; Settings opens and closes its group', async () => {
  openMessages();
  expect(links()).toEqual(
    expect.arrayContaining(['Dashboard', 'User Management', 'Package Management', 'Invoice Reports']),
  );
  expect(screen.getByRole('link', { name: 'Invoice Reports' })).toHaveAttribute('href', '/manage/gst-reports');
  expect(links()).not.toContain('Coupons');

  press('Settings', openNav());
  expect(links()).toEqual(
    expect.arrayContaining([
      'Dataset Upload',
      'Pricing Page',
      'Coupons',
      'Notification Settings',
      'Payment Settings',
      'Email Settings',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Dataset Upload' })).toHaveAttribute('href', '/manage/files');
  press('Settings', openNav());
  expect(links()).not.toContain('Coupons');
  await screen.findByText('Lakshmi');
});

test('the link of the shown screen is marked, and its group is open', async () => {
  openAdmin('/manage/settings/email');
  expect(screen.getByRole('link', { name: 'Email Settings' })).toHaveAttribute('aria-current', 'page');
  await screen.findByLabelText('SMTP Server');
});

test.each([
  [1440, true],
  [768, true],
  [767, false],
  [360, false],
])('at %i px the sidebar begins open: %s', async (width, open) => {
  openMessages({ width });
  expect(nav() !== null).toBe(open);
  press('Toggle sidebar');
  expect(nav() !== null).toBe(!open);
  await screen.findByText('Lakshmi');
});

test('on a phone the sidebar closes after a link and with Escape; on a desk it stays', async () => {
  openMessages({ width: 360 });
  press('Toggle sidebar');
  fireEvent.click(screen.getByRole('link', { name: 'Audit Trail' }));
  await waitFor(() => expect(address()).toBe('/manage/audit'));
  expect(nav()).toBeNull();
  press('Toggle sidebar');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(nav()).toBeNull();
});

test('Logout ends the session and leads to the login', async () => {
  const host = openMessages();
  press('Logout', openNav());
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
  expect(host.auth.getState().isAuthenticated).toBe(false);
});

test('the user menu has its label and entries, and closes on a click outside', async () => {
  openMessages();
  press('User menu');
  const menu = await screen.findByRole('menu', { name: 'Admin User' });
  expect(within(menu).getByText('Admin User')).toBeInTheDocument();
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your Profile', 'Settings', 'Logout']);
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (backdrop) fireEvent.click(backdrop);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test.each([
  ['Your Profile', '/manage/profile', 'Your Profile'],
  ['Settings', '/manage/settings', 'Payment Gateway'],
])('%s of the user menu leads to %s', async (entry, path, heading) => {
  openMessages();
  press('User menu');
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeInTheDocument();
  expect(address()).toBe(path);
});

test('the bell says how many are unread, lists what happened and marks it as read', async () => {
  openMessages();
  await waitFor(() => expect(button('Notifications')).toHaveAccessibleDescription('2 unread'));
  press('Notifications');
  const menu = await screen.findByRole('menu', { name: 'Notifications' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  fireEvent.click(within(menu).getByText('A question found no answer'));
  await waitFor(() => expect(address()).toBe('/manage/questions'));
  await waitFor(() => expect(button('Notifications')).toHaveAccessibleDescription('none unread'));
});

test('the search finds screens, users, plans, coupons, invoices and files, by keyboard too', async () => {
  openMessages();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.focus(search);
  for (const [text, hit] of [
    ['coup', 'Coupons'],
    ['ananya', 'Ananya Iyer'],
    ['standard', 'Standard'],
    ['monsoon', 'MONSOON10'],
    ['-003', /INV-\d{4}-003/],
    ['court fees', 'Court fees by State.xlsx'],
  ] as const) {
    fireEvent.change(search, { target: { value: text } });
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect((await within(results).findAllByText(hit)).length).toBeGreaterThan(0);
  }
  act(() => search.focus());
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('/manage/files?search='));
  fireEvent.keyDown(document.activeElement ?? search, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  fireEvent.change(search, { target: { value: 'audit' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/manage/audit'));
});

test('a search without a hit says so', async () => {
  openMessages();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'zzzz' } });
  expect(await screen.findByText('Nothing was found.')).toBeInTheDocument();
});

test('there is one main landmark, and nothing to find for axe', async () => {
  openMessages();
  await screen.findByText('Lakshmi');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await expectAccessible();
});

describe('idle time-out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('live: after 28 minutes it warns, and signing on keeps the session', async () => {
    const host = openMessages({ mode: 'live' });
    await wait(idleTimes.warnAfterMs + 1000);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toHaveTextContent(
      /signed out in 1\d\d seconds/,
    );
    press('Stay signed in');
    await wait(idleTimes.warnAfterMs - 5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.auth.getState().isAuthenticated).toBe(true);
  });

  test('live: after 30 minutes the session ends', async () => {
    const host = openMessages({ mode: 'live' });
    await wait(idleTimes.endAfterMs + 1000);
    expect(host.auth.getState().isAuthenticated).toBe(false);
  });

  test('live: what was typed is there again after the next sign-in', async () => {
    const host = openMessages({ mode: 'live', accounts: { login: () => Promise.resolve({ user: admin }) } });
    type('Search', 'half a thought');
    await wait(idleTimes.endAfterMs + 1000);
    const asked = screen.getByRole('dialog', { name: 'You were signed out' });
    expect(asked).toHaveTextContent('after 30 minutes without use');
    expect(field('Email', asked)).toHaveValue('admin@example.com');
    type('Password', 'secret', asked);
    press('Sign In', asked);
    await wait(100);
    expect(host.auth.getState().isAuthenticated).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Search')).toHaveValue('half a thought');
    expect(address()).toBe('/manage/messages');
  });

  test('live: the server hears of somebody who types without sending anything', async () => {
    const refresh = jest.fn().mockResolvedValue(undefined);
    openMessages({ mode: 'live', auth: { refresh } });
    await wait(idleTimes.tellEveryMs);
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'a' });
    await wait(2000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a sign of life puts it off; the simulated mode has none', async () => {
    openMessages({ mode: 'live' });
    await wait(idleTimes.warnAfterMs - 1000);
    fireEvent.keyDown(document.body, { key: 'a' });
    await wait(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
