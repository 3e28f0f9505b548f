import type { ActionContext, ChatActions } from './chat-state';
import { appendChats } from './chat-list';
import { chatFromServer } from './from-server';

/** Looks through the account's chats on the server, also inside their messages. The page's own chats are looked through where they are listed. */
export function searchActions({
  set,
  get,
  service,
}: ActionContext): Pick<ChatActions, 'searchChats' | 'loadMoreFound'> {
  async function find(text: string, cursor: string | null, before: readonly string[]): Promise<void> {
    set({ search: { text, found: cursor ? before : null, cursor: null, state: 'loading' } });
    try {
      const page = await service.listConversations({
        query: { search: text, limit: 30, ...(cursor ? { cursor } : {}) },
      });
      if (get().search.text !== text) return;
      const found = page.conversations.map((conversation) => chatFromServer(conversation, 'account'));
      const { chats, ids } = appendChats(get(), found);
      set({ chats, search: { text, found: [...before, ...ids], cursor: page.nextCursor, state: 'idle' } });
    } catch {
      if (get().search.text === text) set({ search: { text, found: null, cursor: null, state: 'failed' } });
    }
  }

  return {
    async searchChats(text) {
      if (get().isAccount && text.trim() !== '') await find(text.trim(), null, []);
      else set({ search: { text: text.trim(), found: null, cursor: null, state: 'idle' } });
    },
    async loadMoreFound() {
      const { text, cursor, found } = get().search;
      if (cursor) await find(text, cursor, found ?? []);
    },
  };
}
