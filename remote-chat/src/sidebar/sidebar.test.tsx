import { screen, waitFor, within } from '@testing-library/react';
import { format } from 'date-fns';
import { testHost } from '../testing/test-host';
import { fakeChatServer } from '../testing/fake-chat-server';
import { chatRow, chooseInMenu, listedTitles, openRemote, sidebar } from '../testing/open-chat';

const samples = ['Tenant rights: told to leave at once', 'Workplace discrimination: unequal pay', 'Contract review'];

const openSidebar = async () => {
  const user = openRemote();
  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  return user;
};

test('it holds New Chat, the search, the heading and the chats with title and date', async () => {
  await openSidebar();
  const inSidebar = within(sidebar());
  expect(inSidebar.getByRole('button', { name: 'New Chat' })).toBeInTheDocument();
  expect(inSidebar.getByPlaceholderText('Search chats...')).toBeInTheDocument();
  expect(inSidebar.getByRole('heading', { name: 'Recent Chats' })).toBeInTheDocument();
  expect(listedTitles()).toEqual(samples);
  const dayBefore = new Date(Date.now() - 86_400_000);
  expect(chatRow('Tenant')).toHaveTextContent(format(dayBefore, 'MMM d, yyyy • '));
  expect(chatRow('Tenant')).toHaveTextContent(/\d{1,2}:\d{2} (AM|PM)/);
});

test('New Chat stands at the top and is the active one', async () => {
  const user = await openSidebar();
  await user.click(within(sidebar()).getByRole('button', { name: 'New Chat' }));
  expect(listedTitles()).toEqual(['New conversation', ...samples]);
  expect(chatRow('New conversation')).toHaveAttribute('aria-current', 'true');
});

test('a click opens a chat', async () => {
  const user = await openSidebar();
  await user.click(within(sidebar()).getByRole('button', { name: /Workplace/ }));
  expect(chatRow('Workplace')).toHaveAttribute('aria-current', 'true');
  expect(within(screen.getByRole('log')).getAllByRole('article', { name: 'You' })).toHaveLength(1);
});

test('the search looks at titles and messages; without a hit it says so', async () => {
  const user = await openSidebar();
  const search = screen.getByPlaceholderText('Search chats...');
  await user.type(search, 'CONTRACT REV');
  await waitFor(() => expect(listedTitles()).toEqual(['Contract review']));
  await user.clear(search);
  await user.type(search, 'equal remuneration');
  await waitFor(() => expect(listedTitles()).toEqual([samples[1]]));
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(await screen.findByText('No chats found')).toBeInTheDocument();
});

describe('renaming', () => {
  const rename = async () => {
    const user = await openSidebar();
    await chooseInMenu(user, 'Contract review', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'Chat title' });
    await waitFor(() => expect(field).toHaveFocus());
    return { user, field };
  };

  test('Enter keeps the new title', async () => {
    const { user, field } = await rename();
    await user.clear(field);
    await user.type(field, 'Flat in Pune{Enter}');
    expect(listedTitles()).toContain('Flat in Pune');
  });

  test('leaving the field keeps a title that is not blank', async () => {
    const { user, field } = await rename();
    await user.clear(field);
    await user.type(field, 'Flat in Pune');
    await user.click(document.body);
    expect(listedTitles()).toContain('Flat in Pune');
  });

  test('leaving it blank keeps the old title', async () => {
    const { user, field } = await rename();
    await user.clear(field);
    await user.type(field, '   ');
    await user.click(document.body);
    expect(listedTitles()).toEqual(samples);
  });

  test('Escape keeps the old title', async () => {
    const { user, field } = await rename();
    await user.type(field, 'Other{Escape}');
    expect(listedTitles()).toEqual(samples);
  });
});

test('Share is a placeholder alert in the demonstration', async () => {
  const user = await openSidebar();
  await chooseInMenu(user, 'Tenant', 'Share');
  expect(await screen.findByRole('alert')).toHaveTextContent(/share/i);
});

test('Delete asks nothing, selects the previous chat, and can be undone', async () => {
  const user = await openSidebar();
  await user.click(within(sidebar()).getByRole('button', { name: /Contract review/ }));
  await chooseInMenu(user, 'Contract review', 'Delete');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listedTitles()).toEqual(samples.slice(0, 2));
  expect(chatRow('Workplace')).toHaveAttribute('aria-current', 'true');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(listedTitles()).toEqual(samples);
  expect(chatRow('Contract review')).toHaveAttribute('aria-current', 'true');
});

test('the menu has Rename, Share and Delete', async () => {
  const user = await openSidebar();
  await user.click(within(chatRow('Tenant')).getByRole('button', { name: 'Chat options' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Rename',
    'Share',
    'Delete',
  ]);
});

test('a chat that was deleted while it waited has its answer when it comes back', async () => {
  const server = fakeChatServer();
  const user = openRemote({ host: testHost({ services: { chat: server.service } }) });
  await user.type(screen.getByPlaceholderText(/^Ask/), 'What is bail?{Enter}');
  await chooseInMenu(user, 'What is bail', 'Delete');
  server.asked[0]?.answer({ answer: 'Release on conditions.' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByText('Release on conditions.')).toBeInTheDocument());
});

test('the focus stays at the chat that was renamed, and goes to the next one when it is deleted', async () => {
  const user = await openSidebar();
  await chooseInMenu(user, 'Tenant', 'Rename');
  await user.keyboard('My flat{Enter}');
  await waitFor(() => expect(within(chatRow('My flat')).getByRole('button', { name: /^My flat/ })).toHaveFocus());
  await chooseInMenu(user, 'My flat', 'Delete');
  await waitFor(() => expect(within(chatRow('Workplace')).getByRole('button', { name: /^Workplace/ })).toHaveFocus());
});
