import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { SessionUser } from 'shared-contracts';
import { fakeChatServer, keptChat } from '../testing/fake-chat-server';
import { input, listedTitles, openRemote, send, sidebar } from '../testing/open-chat';
import { asha, testHost } from '../testing/test-host';

const question = 'My cheque bounced';
const half = keptChat('conversation-1', question, [question, 'You can']);
const rent = keptChat('a', 'Rent in Pune', ['How much notice?', 'Fifteen days.']);

function open(
  kept: Parameters<typeof fakeChatServer>[0] = [],
  { user = null as SessionUser | null, at = '/chat' } = {},
) {
  const server = fakeChatServer(kept);
  const host = testHost({ mode: 'live', user, services: { chat: server.service } });
  return { user: openRemote({ host, at }), host, ...server };
}
/** The page goes, and a new one begins with what the tab and the server kept. */
function reload(...how: Parameters<typeof open>) {
  cleanup();
  return open(...how);
}
const questions = () => screen.queryAllByRole('article', { name: 'You' });
const answers = () => screen.queryAllByRole('article', { name: 'Assistant' });

describe.each([
  ['a visitor', null],
  ['a signed-in person', asha],
])('%s who loads the page anew in the middle of an answer', (_who, person) => {
  test('before its first word: the question stands there again and is the same one to the server', async () => {
    const before = open([], { user: person });
    await send(before.user, question);
    const { asked } = reload([], { user: person });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual(before.asked[0]?.body);
    expect(asked[0]?.body.askedAs).toMatch(/^[0-9a-f-]{36}$/);
    expect(questions()).toHaveLength(1);
    expect(input()).toHaveValue('');
    act(() => asked[0]?.answer());
    await waitFor(() => expect(answers()[0]).toHaveTextContent('bounced cheque'));
    expect(listedTitles().filter((title) => /cheque/i.test(title ?? ''))).toHaveLength(1);
  });

  test('after its first words: the whole takes the place of the part that was kept', async () => {
    const before = open([], { user: person });
    await send(before.user, question);
    act(() => before.asked[0]?.write('You can'));
    act(() => before.asked[0]?.keepAt('conversation-1'));
    const { asked } = reload([half], { user: person });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      question,
      askedAs: before.asked[0]?.body.askedAs,
      conversationId: 'conversation-1',
      replaces: 'conversation-1-0',
    });
    act(() => asked[0]?.answer());
    await waitFor(() => expect(answers()[0]).toHaveTextContent('bounced cheque'));
    expect([questions().length, answers().length]).toEqual([1, 1]);
    await waitFor(() => expect(listedTitles().filter((title) => /cheque/i.test(title ?? ''))).toHaveLength(1));
  });

  test('a follow-up goes on in its chat, whose earlier exchange stays', async () => {
    const before = open([rent], { user: person, at: '/chat/a' });
    await screen.findByText('Fifteen days.');
    await send(before.user, 'How much notice?');
    const { asked } = reload([rent], { user: person, at: '/chat/a' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual(before.asked[0]?.body);
    expect(asked[0]?.body).not.toHaveProperty('replaces');
    act(() => asked[0]?.answer({ conversationId: 'a' }));
    await waitFor(() => expect(answers()).toHaveLength(2));
    expect(answers()[0]).toHaveTextContent('Fifteen days.');
    expect(questions()).toHaveLength(2);
  });

  test('an answer that is asked for again takes the place of the earlier one', async () => {
    const before = open([rent], { user: person, at: '/chat/a' });
    await screen.findByText('Fifteen days.');
    await before.user.click(screen.getByRole('button', { name: 'Answer again' }));
    await waitFor(() => expect(before.asked).toHaveLength(1));
    const { asked } = reload([rent], { user: person, at: '/chat/a' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ ...before.asked[0]?.body, replaces: 'a-0' });
    act(() => asked[0]?.answer({ conversationId: 'a' }));
    await waitFor(() => expect(answers()[0]).toHaveTextContent('bounced cheque'));
    expect(answers()).toHaveLength(1);
  });
});

test('once the answer came, was stopped or was refused, nothing is asked again', async () => {
  const { user, asked } = open();
  await send(user, question);
  act(() => asked[0]?.answer());
  await waitFor(() => expect(answers()).toHaveLength(1));
  await send(user, 'And then?');
  await user.click(screen.getByRole('button', { name: 'Stop answering' }));
  await screen.findByText(/You stopped this answer/);
  await user.clear(input());
  await send(user, 'One too many');
  act(() => asked[2]?.fail(new ServiceError('The limit is reached.', 429)));
  await screen.findByRole('alert');
  const after = reload();
  await waitFor(() => expect(after.called('listConversations')).not.toHaveLength(0));
  expect(after.asked).toEqual([]);
  expect(input()).toHaveValue('One too many');
});

test('another question in the place of one that failed lets that one go', async () => {
  const { user, asked } = open();
  await send(user, question);
  act(() => asked[0]?.fail(new ServiceError('The server cannot be reached.', 0)));
  await screen.findByRole('alert');
  await user.clear(input());
  await send(user, 'What is bail?');
  const after = reload();
  await waitFor(() => expect(after.asked.map(({ body }) => body.question)).toEqual(['What is bail?']));
});

test('one that failed is the same question after a reload, and does not stand in the box as well', async () => {
  const { user, asked } = open();
  await send(user, question);
  act(() => asked[0]?.fail(new ServiceError('The server cannot be reached.', 0)));
  await screen.findByRole('alert');
  const after = reload();
  await waitFor(() => expect(after.asked).toHaveLength(1));
  expect(after.asked[0]?.body).toEqual(asked[0]?.body);
  expect(input()).toHaveValue('');
});

test('the chat that the address names stays open while a question of another is asked on', async () => {
  const { user } = open([rent]);
  await send(user, question);
  await user.click(await within(sidebar()).findByRole('button', { name: /Rent in Pune/ }));
  const after = reload([rent], { at: '/chat/a' });
  await waitFor(() => expect(after.asked).toHaveLength(1));
  expect(await screen.findByText('Fifteen days.')).toBeVisible();
});

test('who has signed in meanwhile finds a question of the visit in the box, and it is not asked on their count', async () => {
  const { user } = open();
  await send(user, question);
  const after = reload([rent], { user: asha });
  await waitFor(() => expect(input()).toHaveValue(question));
  expect(after.asked).toEqual([]);
});

test('signing out leaves no question behind', async () => {
  const { user, host } = open([], { user: asha });
  await waitFor(() => expect(screen.queryByText(/Loading/)).toBeNull());
  await send(user, question);
  await act(() => host.auth.getState().logout());
  const after = reload();
  await waitFor(() => expect(after.called('listConversations')).not.toHaveLength(0));
  expect(after.asked).toEqual([]);
});
