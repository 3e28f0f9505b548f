import type { Chat } from './chat';

/** The chats of the page by id, and their order in the sidebar. */
export interface ChatList {
  readonly chats: Readonly<Record<string, Chat>>;
  readonly order: readonly string[];
  readonly activeId: string | null;
}

export function changeChat<T extends Pick<ChatList, 'chats'>>(
  list: T,
  id: string,
  change: (chat: Chat) => Chat,
): Pick<ChatList, 'chats'> {
  const chat = list.chats[id];
  return chat ? { chats: { ...list.chats, [id]: change(chat) } } : { chats: list.chats };
}

/** A new chat stands at the top and becomes active. */
export function addChat(list: ChatList, chat: Chat): ChatList {
  return { chats: { ...list.chats, [chat.id]: chat }, order: [chat.id, ...list.order], activeId: chat.id };
}

/** Takes a chat off the list. When it was active, the one before it becomes active, the next one if it was first, or none. */
export function removeChat(list: ChatList, id: string): ChatList {
  const position = list.order.indexOf(id);
  const order = list.order.filter((other) => other !== id);
  if (list.activeId !== id) return { ...list, order };
  return { ...list, order, activeId: order[Math.max(position - 1, 0)] ?? null };
}

/** Puts a removed chat back where it was. */
export function restoreChat(list: ChatList, id: string, position: number, wasActive: boolean): ChatList {
  if (list.order.includes(id)) return list;
  return { ...list, order: list.order.toSpliced(position, 0, id), activeId: wasActive ? id : list.activeId };
}

/** Adds what the server lists, without doubling what is already there. */
export function appendChats(list: ChatList, listed: readonly Chat[]): ChatList & { readonly ids: readonly string[] } {
  const chats = { ...list.chats };
  const byConversation = new Map(
    Object.values(chats).flatMap(({ conversationId, id }) => (conversationId ? [[conversationId, id]] : [])),
  );
  const ids = listed.map((chat) => {
    const known = byConversation.get(chat.conversationId ?? '');
    const before = known === undefined ? undefined : chats[known];
    const { title, hasOwnTitle, origin, updatedAt, shareToken } = chat;
    // One that was opened by its address, before the list came, is told by the list what it is.
    if (before && before.origin !== 'page')
      chats[before.id] = { ...before, title, hasOwnTitle, origin, updatedAt, shareToken };
    if (!before) chats[chat.id] = chat;
    return before?.id ?? chat.id;
  });
  return { ...list, chats, ids, order: [...list.order, ...ids.filter((id) => !list.order.includes(id))] };
}

/** The list without another chat that stands for the same conversation: it was listed before this one was known to be the same. */
export function withoutTwin(list: ChatList, id: string): ChatList {
  const conversationId = list.chats[id]?.conversationId;
  const isTwin = (chat: Chat) => chat.id !== id && chat.conversationId === conversationId;
  if (!conversationId || !Object.values(list.chats).some(isTwin)) return list;
  const active = list.chats[list.activeId ?? ''];
  return dropChats({ ...list, activeId: active && isTwin(active) ? id : list.activeId }, isTwin);
}

/** The list without the chats of one kind. */
export function dropChats(list: ChatList, isDropped: (chat: Chat) => boolean): ChatList {
  const kept = Object.values(list.chats).filter((chat) => !isDropped(chat));
  const chats = Object.fromEntries(kept.map((chat) => [chat.id, chat]));
  return {
    chats,
    order: list.order.filter((id) => chats[id]),
    activeId: list.activeId && chats[list.activeId] ? list.activeId : null,
  };
}
