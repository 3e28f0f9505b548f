import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Router } from 'sample-services/dev/memory-router';
import { useLocation, useNavigate } from 'shared-contracts/router';
import { Remote } from '../remote';
import { fakeChatServer, keptChat } from '../testing/fake-chat-server';
import { listedTitles, send, sidebar } from '../testing/open-chat';
import { asha, testHost } from '../testing/test-host';

jest.setTimeout(30_000);

const kept = [
  keptChat('a1', 'Rent in Pune', ['How much notice?', 'Fifteen days.']),
  keptChat('b2', 'Bail', ['What is bail?', 'Release on a promise.']),
];

function AddressBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <output aria-label="Address">{pathname}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </p>
  );
}

function open(at: string, isSignedIn = false) {
  window.sessionStorage.clear();
  const server = fakeChatServer(kept);
  const host = testHost({ mode: 'live', user: isSignedIn ? asha : null, services: { chat: server.service } });
  render(
    <MemoryRouter initialEntries={[at]}>
      <AddressBar />
      <Remote host={host} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...server };
}

const pathOf = (to: unknown) => (typeof to === 'string' ? to : (to as { pathname: string }).pathname);
const address = () => screen.getByLabelText('Address').textContent;

test.each([false, true])('an address opens its chat (signed in: %s)', async (isSignedIn) => {
  open('/chat/a1', isSignedIn);
  await waitFor(() => expect(screen.getByText('Fifteen days.')).toBeVisible());
  await waitFor(() => expect(listedTitles()).toContain('Rent in Pune'));
  expect(address()).toBe('/chat/a1');
});

test('each chosen chat has an address, and Back leads to the one before', async () => {
  const { user } = open('/chat', true);
  await user.click(await within(sidebar()).findByRole('button', { name: /Rent in Pune/ }));
  await waitFor(() => expect(address()).toBe('/chat/a1'));
  await user.click(within(sidebar()).getByRole('button', { name: /Bail/ }));
  await waitFor(() => expect(address()).toBe('/chat/b2'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Fifteen days.')).toBeVisible();
  expect(address()).toBe('/chat/a1');
});

test('a new chat takes its address in place of the entry in which it began', async () => {
  const { user, asked } = open('/chat');
  await send(user, 'Can my landlord keep my deposit?');
  act(() => asked[0]?.answer());
  await waitFor(() => expect(address()).toBe('/chat/conversation-1'));
  await user.click(within(sidebar()).getByRole('button', { name: 'New Chat' }));
  await waitFor(() => expect(address()).toBe('/chat'));
});

test('a visitor finds the chats of the day again above the examples, which say that they are examples', async () => {
  open('/chat');
  await waitFor(() => expect(listedTitles().slice(0, 2)).toEqual(['Rent in Pune', 'Bail']));
  expect(within(sidebar()).getAllByText('Example')).toHaveLength(3);
});

test('an address of no chat says so and offers a new one', async () => {
  const { user } = open('/chat/nobody');
  expect(await screen.findByRole('heading', { name: 'This chat is not here' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start a new chat' }));
  await waitFor(() => expect(address()).toBe('/chat'));
});

test.each([
  [false, 'Choose Your Legal Plan'],
  [true, 'Subscribe to Pro'],
])('a plan in the address opens its next step (signed in: %s)', async (isSignedIn, dialog) => {
  open('/chat?plan=pro', isSignedIn);
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
});

test('the chooser marks the plan of the address, and its period goes on to the price', async () => {
  const { user } = open('/chat?plan=legal-pro-plus&period=yearly');
  const chosen = await screen.findByRole('article', { name: 'Legal Pro+' });
  expect(chosen).toHaveTextContent('Your choice');
  const go = within(chosen).getByRole('button', { name: 'Upgrade Now' });
  expect(go).toHaveFocus();
  await user.click(go);
  expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeChecked();
});

test('an address that the router shows late does not bring back the chat that was left', async () => {
  window.sessionStorage.clear();
  const server = fakeChatServer();
  const host = testHost({ mode: 'live', user: asha, services: { chat: server.service } });
  const moves: string[] = [];
  const navigator = {
    createHref: String,
    go: () => undefined,
    push: (to: unknown) => void moves.push(pathOf(to)),
    replace: (to: unknown) => void moves.push(pathOf(to)),
  };
  const shownAt = (pathname: string) => (
    <Router location={{ pathname, key: pathname }} navigator={navigator}>
      <Remote host={host} />
    </Router>
  );
  const { rerender } = render(shownAt('/chat'));
  const user = userEvent.setup();
  await send(user, 'Can my landlord keep my deposit?');
  act(() => server.asked[0]?.answer());
  await waitFor(() => expect(moves).toEqual(['/chat/conversation-1']));
  await user.click(within(sidebar()).getByRole('button', { name: 'New Chat' }));
  await waitFor(() => expect(moves).toEqual(['/chat/conversation-1', '/chat']));
  rerender(shownAt('/chat/conversation-1'));
  await send(user, 'What is bail?');
  expect(server.asked[1]?.body).not.toHaveProperty('conversationId', 'conversation-1');
});
