import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'sample-services/dev/memory-router';
import type { HostApi } from 'shared-contracts/host/host-api';
import { Remote } from '../remote';
import { fakeChatServer } from './fake-chat-server';
import { testHost } from './test-host';

// A whole workspace is drawn and typed in, also on machines that do other work meanwhile.
jest.setTimeout(30_000);
beforeEach(() => window.sessionStorage.clear());

interface OpenOptions {
  readonly host?: HostApi;
  readonly at?: string;
}

/** The remote at an address, as the host would show it. */
export function openRemote({
  host = testHost({ services: { chat: fakeChatServer().service } }),
  at = '/chat',
}: OpenOptions = {}): UserEvent {
  const user =
    jest.isMockFunction(setTimeout) || 'clock' in setTimeout
      ? userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      : userEvent.setup();
  render(
    <MemoryRouter initialEntries={[at]}>
      <Remote host={host} />
    </MemoryRouter>,
  );
  return user;
}

export const input = () => screen.getByPlaceholderText('Ask Nyayika a question...');
export const conversation = () => screen.getByRole('log', { name: 'Conversation' });
export const sidebar = () => screen.getByRole('complementary', { name: 'Chats' });
export const listedTitles = () =>
  within(within(sidebar()).getByRole('list', { name: 'Recent Chats' }))
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.firstElementChild?.textContent);
export const chatRow = (title: RegExp | string) => {
  const button = within(sidebar()).getByRole('button', {
    name: typeof title === 'string' ? new RegExp(`^${title}`) : title,
  });
  const row = button.closest('li');
  if (!row) throw new Error('The chat stands in no list item');
  return row;
};
export const send = async (user: UserEvent, text: string) => {
  await user.type(input(), text);
  await user.keyboard('{Enter}');
};
export const chooseInMenu = async (user: UserEvent, title: RegExp | string, entry: string) => {
  await user.click(within(chatRow(title)).getByRole('button', { name: 'Chat options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
