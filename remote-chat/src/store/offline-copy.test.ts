import { createStore } from 'zustand/vanilla';
import type { Chat } from './chat';
import type { ChatState } from './chat-state';
import { createOfflineCopy } from './offline-copy';

const name = 'nyayika.offline-chats';
const chat = (id: string, change: Partial<Chat> = {}): Chat =>
  ({
    id,
    title: `About ${id}`,
    origin: 'visitor',
    history: 'read',
    updatedAt: '2026-11-22T10:00:00.000Z',
    messages: [
      { role: 'user', content: 'May they?', loading: false },
      { role: 'assistant', content: '**No.** [1]', loading: false },
    ],
    ...change,
  }) as Chat;
const kept = (): { id: string; until: string | null }[] => JSON.parse(localStorage.getItem(name) ?? '[]');
const chatsOf = (...list: readonly Chat[]) => Object.fromEntries(list.map((one) => [one.id, one]));

function followed(isAccount = false) {
  const store = createStore<ChatState>(() => ({ chats: {}, isAccount }) as unknown as ChatState);
  const copy = createOfflineCopy(localStorage);
  copy.follow(store);
  return { copy, put: (...list: readonly Chat[]) => store.setState({ chats: chatsOf(...list) }), store };
}

beforeEach(() => localStorage.clear());

test('the last five conversations are kept, a visitor’s for a day', () => {
  const { put } = followed();
  put(...[1, 2, 3, 4, 5, 6].map((hour) => chat(`c${hour}`, { updatedAt: `2026-11-22T0${hour}:00:00.000Z` })));
  expect(kept().map(({ id }) => id)).toEqual(['c6', 'c5', 'c4', 'c3', 'c2']);
  expect(kept()[0]?.until).toBe('2026-11-23T06:00:00.000Z');
});

test('samples, unread chats and half an answer are not kept', () => {
  const { put } = followed();
  const half = chat('half', {
    messages: [{ role: 'assistant', content: 'N', loading: true }] as unknown as Chat['messages'],
  });
  put(chat('sample', { origin: 'sample' }), chat('unread', { history: 'unread', messages: [] }), half);
  expect(kept()).toEqual([]);
});

test('what is deleted is gone from the device too', () => {
  const { put } = followed();
  const [one, two] = [chat('one'), chat('two')];
  put(one, two);
  put(two);
  expect(kept().map(({ id }) => id)).toEqual(['two']);
});

test('an account’s chats leave the device when the person signs out, or is found to be signed out', () => {
  const { put, store, copy } = followed(true);
  put(chat('mine', { origin: 'account' }));
  expect(kept()).toMatchObject([{ id: 'mine', until: null }]);
  store.setState({ isAccount: false, chats: {} });
  expect(kept()).toEqual([]);
  localStorage.setItem(
    name,
    JSON.stringify([
      { id: 'old', until: null },
      { id: 'visit', until: '2026-11-23T06:00:00.000Z' },
    ]),
  );
  copy.forgetAccount();
  expect(kept().map(({ id }) => id)).toEqual(['visit']);
});
