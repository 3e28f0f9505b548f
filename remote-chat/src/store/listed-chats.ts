import type { Chat } from './chat';
import type { ChatData } from './chat-state';

const contains = (text: string, wanted: string): boolean => text.toLocaleLowerCase().includes(wanted);

function matches(chat: Chat, wanted: string): boolean {
  return contains(chat.title, wanted) || chat.messages.some(({ content }) => contains(content, wanted));
}

/** The chats that the sidebar lists: all of them, or those in which the searched text stands. */
export function listedChats({ chats, order, search }: Pick<ChatData, 'chats' | 'order' | 'search'>): readonly Chat[] {
  const wanted = search.text.toLocaleLowerCase();
  const all = order.flatMap((id) => chats[id] ?? []);
  if (wanted === '') return all;
  const here = all.filter((chat) => matches(chat, wanted));
  const found = (search.found ?? []).flatMap((id) => chats[id] ?? []).filter((chat) => !here.includes(chat));
  return [...here, ...found];
}
