import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeChatServer } from '../testing/fake-chat-server';
import { chatRow, conversation, input, listedTitles, openRemote, send, sidebar } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const openWithChat = () => {
  const server = fakeChatServer();
  return { user: openRemote({ host: testHost({ services: { chat: server.service } }) }), ...server };
};

test('an empty chat greets: a hello and what the assistant is', () => {
  openRemote();
  expect(screen.getByRole('heading', { level: 1, name: /hello/i })).toBeInTheDocument();
  expect(screen.getByText(/AI-powered legal assistant for instant, clear answers on Indian law/)).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('the top bar holds the sidebar toggle, the logo and the profile; New Chat only when the chat has messages', async () => {
  const { user, asked } = openWithChat();
  const bar = screen.getByRole('banner');
  expect(within(bar).getByRole('button', { name: 'Toggle sidebar' })).toBeInTheDocument();
  expect(within(bar).getByRole('link', { name: /home page/ })).toHaveAttribute('href', '/');
  expect(within(bar).getByRole('button', { name: 'Profile' })).toBeInTheDocument();
  expect(within(bar).queryByRole('button', { name: 'New Chat' })).toBeNull();

  await send(user, 'What is bail?');
  expect(within(bar).getByRole('button', { name: 'New Chat' })).toBeInTheDocument();
  act(() => asked[0]?.answer());
  await user.click(within(bar).getByRole('button', { name: 'New Chat' }));
  expect(screen.getByRole('heading', { level: 1, name: /hello/i })).toBeInTheDocument();
  expect(within(bar).queryByRole('button', { name: 'New Chat' })).toBeNull();
});

test('the sidebar is closed at first, toggles, and closes on every resize', async () => {
  const user = openRemote();
  const toggle = screen.getByRole('button', { name: 'Toggle sidebar' });
  expect(sidebar()).toHaveAttribute('inert');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(sidebar()).not.toHaveAttribute('inert');
  fireEvent(window, new Event('resize'));
  expect(sidebar()).toHaveAttribute('inert');
});

test('an example question is asked with a click', async () => {
  const { user, asked } = openWithChat();
  await user.click(screen.getByRole('button', { name: /cheque I was given has bounced/ }));
  expect(asked[0]?.body.question).toMatch(/cheque I was given has bounced/);
});

test('shortcuts: a new chat, the search, the input and the list of shortcuts', async () => {
  const user = openRemote();
  await user.keyboard('{Control>}{Shift>}o{/Shift}{/Control}');
  expect(listedTitles()[0]).toBe('New conversation');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByPlaceholderText('Search chats...')).toHaveFocus());
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('/');
  expect(input()).toHaveFocus();
  await user.keyboard('?');
  expect(input()).toHaveValue('?');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

test('a late answer goes to the chat that asked', async () => {
  const { user, asked } = openWithChat();
  await send(user, 'First question');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'New Chat' }));
  await send(user, 'Second question');
  act(() => asked[0]?.answer({ answer: 'Answer to the first' }));
  await waitFor(() => expect(within(conversation()).queryByText('Answer to the first')).toBeNull());
  await user.click(within(chatRow('First question')).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(screen.getByText('Answer to the first')).toBeInTheDocument());
});

test('the page is named after its chat', async () => {
  const { user } = openWithChat();
  await send(user, 'What is bail?');
  expect(document.title).toContain('What is bail?');
});

test('the shortcuts of a single key can be turned off', async () => {
  const user = openRemote();
  await user.keyboard('?');
  await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: /single key/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  window.localStorage.clear();
});
