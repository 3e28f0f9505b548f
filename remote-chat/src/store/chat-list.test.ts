import { addChat, appendChats, removeChat, restoreChat, type ChatList } from './chat-list';
import { makeChat } from './make';

const chat = (id: string) => makeChat({ id, title: id });
const listOf = (activeId: string | null, ...ids: string[]): ChatList => ({
  chats: Object.fromEntries(ids.map((id) => [id, chat(id)])),
  order: ids,
  activeId,
});

test('a new chat stands at the top and becomes active', () => {
  expect(addChat(listOf('a', 'a', 'b'), chat('c'))).toMatchObject({ order: ['c', 'a', 'b'], activeId: 'c' });
});

test.each([
  ['the previous one', 'b', ['a', 'c'], 'a'],
  ['the previous one, from the end', 'c', ['a', 'b'], 'b'],
  ['the next one when it was first', 'a', ['b', 'c'], 'b'],
])('deleting the active chat selects %s', (_what, id, order, activeId) => {
  expect(removeChat(listOf(id, 'a', 'b', 'c'), id)).toMatchObject({ order, activeId });
});

test('deleting the only chat selects none', () => {
  expect(removeChat(listOf('a', 'a'), 'a')).toMatchObject({ order: [], activeId: null });
});

test('deleting another chat leaves the active one', () => {
  expect(removeChat(listOf('a', 'a', 'b'), 'b')).toMatchObject({ order: ['a'], activeId: 'a' });
});

test('a deleted chat comes back to its place', () => {
  const removed = removeChat(listOf('b', 'a', 'b', 'c'), 'b');
  expect(restoreChat(removed, 'b', 1, true)).toMatchObject({ order: ['a', 'b', 'c'], activeId: 'b' });
});

test('what the server lists is not doubled', () => {
  const here = { ...chat('page-1'), conversationId: 'kept-1' };
  const list: ChatList = { chats: { [here.id]: here }, order: [here.id], activeId: here.id };
  const listed = [
    { ...chat('kept-1'), conversationId: 'kept-1' },
    { ...chat('kept-2'), conversationId: 'kept-2' },
  ];
  expect(appendChats(list, listed).order).toEqual(['page-1', 'kept-2']);
});
