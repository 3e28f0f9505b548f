import { sampleChats } from './sample-chats';
import { isPageChatId } from './make';
import type { ActionContext, ChatActions, ChatData } from './chat-state';
import { appendChats, dropChats } from './chat-list';
import { chatFromServer } from './from-server';
import { importChats } from './import-chats';
import { sentenceOf } from './sentence-of';

type AccountActions = Pick<ChatActions, 'enterAccount' | 'leaveAccount' | 'keepOffered' | 'discardOffered' | 'loadMoreChats'>;

const openChatKey = 'open-chat';

/** What a visitor's page starts with. */
export function visitorData(): ChatData {
  const samples = sampleChats();
  return {
    chats: Object.fromEntries(samples.map((chat) => [chat.id, chat])),
    order: samples.map(({ id }) => id),
    activeId: null,
    isAccount: false,
    listCursor: null,
    listState: 'idle',
    search: { text: '', found: null, cursor: null, state: 'idle' },
    offered: [],
    usage: null,
    language: 'auto',
    announcement: '',
  };
}

export function accountActions(context: ActionContext): AccountActions {
  const { set, get, service, drafts, notify, storage } = context;

  async function readList(cursor: string | null): Promise<void> {
    set({ listState: 'loading' });
    try {
      const page = await service.listConversations({ query: { limit: 30, ...(cursor ? { cursor } : {}) } });
      if (!get().isAccount) return;
      const { chats, order, activeId } = appendChats(get(), page.conversations.map(chatFromServer));
      set({ chats, order, activeId, listCursor: page.nextCursor, listState: 'idle' });
    } catch {
      set({ listState: 'failed' });
    }
  }

  /** Opens the chat that was open before the tab was reloaded. */
  function reopen(): void {
    const id = storage.getItem(openChatKey);
    if (id && !get().activeId && get().chats[id]) get().openChat(id);
  }

  return {
    async enterAccount() {
      if (get().isAccount) return;
      const kept = dropChats(get(), ({ origin, messages }) => origin === 'sample' || messages.length === 0);
      const offered = kept.order.filter((id) => kept.chats[id]?.origin === 'page');
      set({ ...kept, isAccount: true, offered, usage: null, search: { text: '', found: null, cursor: null, state: 'idle' } });
      await readList(null);
      reopen();
    },
    leaveAccount() {
      if (!get().isAccount) return;
      storage.removeItem(openChatKey);
      drafts.getState().clear();
      set({ ...visitorData(), language: get().language });
    },
    loadMoreChats: () => (get().listState === 'loading' ? Promise.resolve() : readList(get().listCursor)),

    async keepOffered() {
      const ids = get().offered;
      try {
        await importChats(context, ids);
        notify({ kind: 'info', text: ids.length === 1 ? 'Your chat is kept in your account.' : `Your ${ids.length} chats are kept in your account.` });
      } catch (error) {
        notify({ kind: 'alert', text: sentenceOf(error), action: { label: 'Try again', run: () => void get().keepOffered() } });
      }
    },
    discardOffered() {
      const { offered } = get();
      set((state) => ({ ...dropChats(state, ({ id }) => offered.includes(id)), offered: [] }));
    },
  };
}

/** Remembers which chat of the account is open, for a reload of the tab. */
export function rememberOpenChat({ storage }: Pick<ActionContext, 'storage'>, { isAccount, chats, activeId }: ChatData): void {
  const chat = activeId ? chats[activeId] : undefined;
  if (!isAccount) return;
  if (chat?.conversationId) storage.setItem(openChatKey, isPageChatId(chat.id) ? chat.conversationId : chat.id);
  else if (activeId) storage.removeItem(openChatKey);
}
