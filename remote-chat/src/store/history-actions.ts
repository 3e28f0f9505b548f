import { ServiceError } from 'shared-contracts/services/service-error';
import { newChatTitle, type Chat } from './chat';
import type { ActionContext, ChatActions } from './chat-state';
import { changeChat } from './chat-list';
import { messageFromServer } from './from-server';
import { titleFromQuestion } from './title-from-question';

const pageSize = 50;

/** Reads the messages of the account's chats, the newest first. */
export function historyActions({
  set,
  get,
  service,
}: ActionContext): Pick<ChatActions, 'readMessages' | 'readOlderMessages'> {
  const change = (id: string, how: (chat: Chat) => Chat) => set((state) => changeChat(state, id, how));

  const reading = new Map<string, Promise<void>>();

  /** One reading at a time; who asks meanwhile waits for it. */
  async function read(id: string, cursor: string | null): Promise<void> {
    const chat = get().chats[id];
    if (!chat?.conversationId) return;
    const begun = reading.get(id) ?? readPage(chat.id, chat.conversationId, cursor);
    reading.set(id, begun);
    await begun.finally(() => reading.delete(id));
  }

  async function readPage(id: string, conversationId: string, cursor: string | null): Promise<void> {
    change(id, (now) => ({ ...now, history: 'reading' }));
    try {
      const page = await service.listMessages({
        params: { id: conversationId },
        query: { limit: pageSize, ...(cursor ? { cursor } : {}) },
      });
      const read = page.messages.map(messageFromServer).toSorted((a, b) => a.at.localeCompare(b.at));
      const known = new Set(read.map(({ serverId }) => serverId));
      change(id, (now) => ({
        ...now,
        history: 'read',
        olderCursor: page.nextCursor,
        title: now.title === newChatTitle ? titleFromQuestion(read[0]?.content ?? now.title) : now.title,
        messages: [...read, ...now.messages.filter(({ serverId }) => !serverId || !known.has(serverId))],
      }));
    } catch (error) {
      const isGone = error instanceof ServiceError && error.status === 404;
      change(id, (now) => ({ ...now, history: isGone ? 'gone' : 'failed' }));
    }
  }

  return {
    readMessages: (id) => read(id, null),
    readOlderMessages: (id) => read(id, get().chats[id]?.olderCursor ?? null),
  };
}
