import { act, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { fakeChatServer, keptChat } from '../testing/fake-chat-server';
import { chatRow, chooseInMenu, listedTitles, openRemote, send, sidebar } from '../testing/open-chat';
import { asha, testHost } from '../testing/test-host';

const open = (
  kept: Parameters<typeof fakeChatServer>[0] = [
    keptChat('a', 'Rent in Pune', ['How much notice?', 'Fifteen days.']),
    keptChat('b', 'Bail', ['What is bail?']),
  ],
  isSignedIn = true,
) => {
  const server = fakeChatServer(kept);
  const host = testHost({ mode: 'live', user: isSignedIn ? asha : null, services: { chat: server.service } });
  return { user: openRemote({ host }), host, ...server };
};

test('a signed-in person sees the chats of the account, without the samples', async () => {
  open();
  await waitFor(() => expect(listedTitles()).toEqual(['Rent in Pune', 'Bail']));
});

test('a chat is read when it is opened, and its questions go on in it', async () => {
  const { user, asked } = open();
  await user.click(await within(sidebar()).findByRole('button', { name: /Rent in Pune/ }));
  await waitFor(() => expect(screen.getByText('Fifteen days.')).toBeInTheDocument());
  await send(user, 'And in Mumbai?');
  expect(asked[0]?.body).toMatchObject({ question: 'And in Mumbai?', conversationId: 'a' });
});

test('chats and messages come page by page', async () => {
  const texts = Array.from({ length: 70 }, (_, index) => `Text ${index + 1}`);
  const many = [
    keptChat('a', 'Long chat', texts),
    ...Array.from({ length: 40 }, (_, index) => keptChat(`c${index}`, `Chat ${index + 1}`)),
  ];
  const { user } = open(many);
  await waitFor(() => expect(listedTitles()).toHaveLength(30));
  await user.click(screen.getByRole('button', { name: 'Show more chats' }));
  await waitFor(() => expect(listedTitles()).toHaveLength(41));

  await user.click(within(sidebar()).getByRole('button', { name: /Long chat/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
  expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('Text 70');
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(70));
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Text 1');
});

test('the search finds text inside messages that are on the server only', async () => {
  const { user, called } = open();
  await waitFor(() => expect(listedTitles()).toHaveLength(2));
  await user.type(screen.getByPlaceholderText('Search chats...'), 'Fifteen');
  await waitFor(() => expect(listedTitles()).toEqual(['Rent in Pune']));
  expect(called('listConversations')).toContainEqual({ search: 'Fifteen', limit: 30 });
});

test('a chat is renamed, deleted and restored on the server', async () => {
  const { user, called } = open();
  await waitFor(() => expect(listedTitles()).toHaveLength(2));
  await chooseInMenu(user, 'Bail', 'Rename');
  await user.clear(await screen.findByRole('textbox', { name: 'Chat title' }));
  await user.type(screen.getByRole('textbox', { name: 'Chat title' }), 'Bail for my brother{Enter}');
  expect(called('renameConversation')).toEqual([{ id: 'b', title: 'Bail for my brother' }]);
  await chooseInMenu(user, 'Bail for my brother', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(called('deleteConversation')).toEqual([{ id: 'b' }]);
  expect(called('restoreConversation')).toEqual([{ id: 'b' }]);
  expect(listedTitles()).toContain('Bail for my brother');
});

test('a rename that the server refuses is taken back and can be tried again', async () => {
  const server = fakeChatServer([keptChat('b', 'Bail')]);
  const renameConversation = jest.fn().mockRejectedValue(new ServiceError('The server cannot be reached.', 0));
  const user = openRemote({
    host: testHost({ mode: 'live', user: asha, services: { chat: { ...server.service, renameConversation } } }),
  });
  await waitFor(() => expect(listedTitles()).toEqual(['Bail']));
  await chooseInMenu(user, 'Bail', 'Rename');
  await user.type(await screen.findByRole('textbox', { name: 'Chat title' }), ' x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(listedTitles()).toEqual(['Bail']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(renameConversation).toHaveBeenCalledTimes(2);
});

test('a list that cannot be read says so and can be tried again', async () => {
  const server = fakeChatServer([keptChat('b', 'Bail')]);
  const listConversations = jest
    .fn(server.service.listConversations)
    .mockRejectedValueOnce(new ServiceError('Down', 500));
  const user = openRemote({
    host: testHost({ mode: 'live', user: asha, services: { chat: { ...server.service, listConversations } } }),
  });
  await user.click(await within(sidebar()).findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listedTitles()).toEqual(['Bail']));
});

test('a new chat is kept from its first answer on, under the title of the server or its own', async () => {
  const { user, asked, called } = open([]);
  await send(user, 'My cheque bounced');
  act(() => asked[0]?.answer());
  await waitFor(() => expect(listedTitles()).toEqual(['Bounced cheque']));

  await user.click(within(sidebar()).getByRole('button', { name: 'New Chat' }));
  await chooseInMenu(user, 'New conversation', 'Rename');
  await user.clear(await screen.findByRole('textbox', { name: 'Chat title' }));
  await user.type(screen.getByRole('textbox', { name: 'Chat title' }), 'Mine{Enter}');
  await send(user, 'What is bail?');
  act(() => asked[1]?.answer({ conversationId: 'conversation-2' }));
  await waitFor(() => expect(called('renameConversation')).toEqual([{ id: 'conversation-2', title: 'Mine' }]));
  expect(listedTitles()[0]).toBe('Mine');
});

describe('when a visitor signs in', () => {
  const signIn = async () => {
    const opened = open([keptChat('a', 'Rent in Pune')], false);
    await send(opened.user, 'My cheque bounced');
    act(() => opened.asked[0]?.answer());
    await screen.findByText('bounced cheque', { selector: 'strong' });
    act(() => opened.host.auth.getState().login(asha));
    await waitFor(() => expect(listedTitles()).toEqual(['My cheque bounced', 'Rent in Pune']));
    return { ...opened, offer: screen.getByRole('region', { name: 'Keep your chats' }) };
  };

  test('the chats begun in this visit are offered to be kept', async () => {
    const { user, offer, imported } = await signIn();
    expect(offer).toHaveTextContent('Keep the chat you began before signing in?');
    await user.click(within(offer).getByRole('button', { name: 'Keep chat' }));
    expect(await screen.findByText('Your chat is kept in your account.')).toBeInTheDocument();
    expect(imported).toMatchObject([
      {
        title: 'My cheque bounced',
        messages: [
          { role: 'user', content: 'My cheque bounced' },
          { role: 'assistant', citations: ['ni-act-138'] },
        ],
      },
    ]);
    expect(screen.queryByRole('region', { name: 'Keep your chats' })).toBeNull();
    expect(screen.getByText('bounced cheque', { selector: 'strong' })).toBeInTheDocument();
  });

  test('or discarded', async () => {
    const { user, offer, imported } = await signIn();
    await user.click(within(offer).getByRole('button', { name: 'Discard' }));
    expect(listedTitles()).toEqual(['Rent in Pune']);
    expect(imported).toEqual([]);
  });

  test('asking on in one keeps it first', async () => {
    const { user, asked, imported } = await signIn();
    await send(user, 'And then?');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(imported).toHaveLength(1);
    expect(asked[1]?.body).toMatchObject({ question: 'And then?', conversationId: 'imported-0' });
  });
});

test('signing out brings back the samples and forgets the chats of the account', async () => {
  const { host, forget } = open();
  await waitFor(() => expect(listedTitles()).toContain('Bail'));
  forget();
  await act(() => host.auth.getState().logout());
  expect(listedTitles()).toEqual([
    expect.stringContaining('Tenant'),
    expect.stringContaining('Workplace'),
    'Contract review',
  ]);
});

test('the open chat is open again after a reload of the tab', async () => {
  const { user } = open();
  await user.click(await within(sidebar()).findByRole('button', { name: /Rent in Pune/ }));
  await screen.findByText('Fifteen days.');
  document.body.replaceChildren();
  open();
  await waitFor(() => expect(screen.getByText('Fifteen days.')).toBeInTheDocument());
  expect(chatRow('Rent in Pune')).toHaveAttribute('aria-current', 'true');
});

test('what is typed while the chats are still read goes into a new chat, not into the one of before', async () => {
  const { user } = open();
  await user.click(await within(sidebar()).findByRole('button', { name: /Rent in Pune/ }));
  await screen.findByText('Fifteen days.');
  document.body.replaceChildren();
  const server = fakeChatServer([keptChat('a', 'Rent in Pune', ['How much notice?', 'Fifteen days.'])]);
  let list: () => void = () => undefined;
  const listed = new Promise<void>((resolve) => (list = resolve));
  const listConversations: typeof server.service.listConversations = async (input) => {
    await listed;
    return server.service.listConversations(input);
  };
  openRemote({
    host: testHost({ mode: 'live', user: asha, services: { chat: { ...server.service, listConversations } } }),
  });
  await user.type(screen.getByPlaceholderText('Ask Nyayika a question...'), 'What is bail?');
  await act(async () => {
    list();
    await listed;
  });
  await waitFor(() => expect(listedTitles()).toContain('Rent in Pune'));
  expect(screen.getByPlaceholderText('Ask Nyayika a question...')).toHaveValue('What is bail?');
  expect(screen.queryByText('Fifteen days.')).toBeNull();
});

describe('sharing', () => {
  test('a link is made, shown and taken back', async () => {
    const { user, called } = open();
    await waitFor(() => expect(listedTitles()).toHaveLength(2));
    await chooseInMenu(user, 'Bail', 'Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share chat' });
    await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await within(dialog).findByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://law.example/shared/token-1',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('https://law.example/shared/token-1');
    await user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));
    expect(await within(dialog).findByRole('button', { name: 'Create link' })).toBeInTheDocument();
    expect(called('unshareConversation')).toEqual([{ id: 'b' }]);
  });

  test('a visitor is asked to log in first', async () => {
    const { user } = open([], false);
    await chooseInMenu(user, 'Tenant', 'Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share chat' });
    await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument();
  });
});

test('a pinned chat stands first, also after a reload', async () => {
  const { user } = open();
  await waitFor(() => expect(listedTitles()).toEqual(['Rent in Pune', 'Bail']));
  await chooseInMenu(user, 'Bail', 'Pin');
  await waitFor(() => expect(listedTitles()).toEqual(['Bail', 'Rent in Pune']));
  expect(JSON.parse(window.localStorage.getItem('nyayika.pinned-chats') ?? '[]')).toEqual(['b']);
  await chooseInMenu(user, 'Bail', 'Unpin');
  await waitFor(() => expect(listedTitles()).toEqual(['Rent in Pune', 'Bail']));
});

test('a chat and all chats can be taken along; as a document with the plan that has them', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:chat';
  URL.revokeObjectURL = () => undefined;
  const { user } = open();
  await within(sidebar()).findByRole('button', { name: /Rent in Pune/ });
  for (const choice of ['This chat as Markdown', 'All my chats as Markdown']) {
    await chooseInMenu(user, 'Rent in Pune', 'Download');
    await user.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Download chat' })).toBeNull());
  }
  expect(saved).toEqual(['Rent-in-Pune.md', 'All-my-chats.md']);
  await chooseInMenu(user, 'Rent in Pune', 'Download');
  await user.click(await screen.findByRole('button', { name: /This chat as PDF/ }));
  expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toHaveTextContent('with Legal Pro+');
  jest.restoreAllMocks();
});
