import { act, screen, waitFor } from '@testing-library/react';
import { renderProduct } from '../testing/render-product';
import { json } from '../testing/stub-server';
import { followSession } from './follow-session';
import { sessionChannel } from './session-port';

const user = {
  id: 'u1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'customer',
  profileComplete: true,
  plan: { slug: 'free', name: 'Free' },
} as const;
const signedIn = () => json({ user });
const session = '/api/accounts/session';

let stop = (): void => undefined;
afterEach(() => stop());

function start(answer: () => Response) {
  const product = renderProduct('/about-us', { server: { [session]: answer } });
  stop = followSession(product.shell.auth);
  return product;
}

test('a session on the server is shown after a reload', async () => {
  const { shell } = start(signedIn);
  expect(shell.auth.getState()).toMatchObject({ status: 'checking', isAuthenticated: false });
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  expect(shell.auth.getState()).toMatchObject({ status: 'settled', isAuthenticated: true });
});

test('a sign-out in another tab is followed', async () => {
  const { shell, change } = start(signedIn);
  await waitFor(() => expect(shell.auth.getState().isAuthenticated).toBe(true));
  change(session, () => json({ user: null }));
  const otherTab = new BroadcastChannel(sessionChannel);
  otherTab.postMessage('changed');
  await waitFor(() => expect(shell.auth.getState().isAuthenticated).toBe(false));
  otherTab.close();
});

test('a session that has expired is noticed when the person comes back', async () => {
  const { shell, change } = start(signedIn);
  await waitFor(() => expect(shell.auth.getState().isAuthenticated).toBe(true));
  change(session, () => json({ user: null }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(shell.auth.getState().user).toBeNull());
});

test('a server that cannot say leaves the person signed in', async () => {
  const { shell, change } = start(signedIn);
  await waitFor(() => expect(shell.auth.getState().isAuthenticated).toBe(true));
  change(session, () => new Response('', { status: 503 }));
  await shell.auth.getState().refresh();
  expect(shell.auth.getState().isAuthenticated).toBe(true);
});

test('signing out ends the session on the server', async () => {
  const { shell, user: person, asked, change } = start(signedIn);
  change('/api/accounts/logout', () => {
    change(session, () => json({ user: null }));
    return json({ done: true });
  });
  await person.click(await screen.findByRole('button', { name: 'Account' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(shell.auth.getState().isAuthenticated).toBe(false));
  expect(asked).toContain('/api/accounts/logout');
});

test('in simulated mode a sign-in lives in the page only', async () => {
  const simulated = () =>
    json({
      services: 'simulated',
      apiBaseUrl: '',
      contactFormUrl: '',
      siteUrl: '',
      features: { google: false, devMailbox: false },
    });
  const { shell, asked } = renderProduct('/about-us', { server: { '/config.json': simulated } });
  act(() => shell.auth.getState().login(user));
  await act(() => shell.auth.getState().refresh());
  expect(shell.auth.getState().isAuthenticated).toBe(true);
  await act(() => shell.auth.getState().logout());
  expect(shell.auth.getState().isAuthenticated).toBe(false);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
