import { t } from '../messages';
import { sampleChats } from './sample-chats';
import { isPageChatId } from './make';
import type { ActionContext, ChatActions, ChatData } from './chat-state';
import type { Chat } from './chat';
import { appendChats, dropChats } from './chat-list';
import { chatFromServer } from './from-server';
import { newChatDraft } from './draft-key';
import { importChats } from './import-chats';
import { sentenceOf } from './sentence-of';

type AccountActions = Pick<
  ChatActions,
  'enterVisit' | 'enterAccount' | 'leaveAccount' | 'keepOffered' | 'discardOffered' | 'loadMoreChats'
>;

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
    address: null,
  };
}

export function accountActions(context: ActionContext): AccountActions {
  const { set, get, service, drafts, notify, storage, sendsNamesInQuestion, unfinished } = context;

  async function readList(cursor: string | null): Promise<void> {
    set({ listState: 'loading' });
    try {
      const page = await service.listConversations({ query: { limit: 30, ...(cursor ? { cursor } : {}) } });
      if (!get().isAccount) return;
      const own = page.conversations.map((conversation) => chatFromServer(conversation, 'account'));
      const { chats, order, activeId, ids } = appendChats(get(), own);
      const offered = get().offered.filter((id) => !ids.includes(id));
      set({ chats, order, activeId, offered, listCursor: page.nextCursor, listState: 'idle' });
    } catch {
      set({ listState: 'failed' });
    }
  }

  const typed = (): string => drafts.getState().texts[newChatDraft] ?? '';

  /** Opens the chat that the address names, else the one that was open before the tab was reloaded. */
  function reopen(typedBefore: string): void {
    if (get().address) return get().openAddress(get().address);
    // Whoever has begun to type meanwhile has begun a new chat.
    if (typed() !== typedBefore) return;
    const id = storage.getItem(openChatKey);
    if (id && !get().activeId && get().chats[id]) get().openChat(id);
  }

  return {
    async enterVisit() {
      if (get().isAccount || sendsNamesInQuestion) return;
      const page = await service.listConversations({ query: { limit: 30 } }).catch(() => null);
      if (!page || get().isAccount) return;
      const own = page.conversations.map((conversation) => chatFromServer(conversation, 'visitor'));
      const { chats, order } = appendChats(get(), own);
      const isSample = (id: string) => chats[id]?.origin === 'sample';
      set({ chats, order: [...order.filter((id) => !isSample(id)), ...order.filter(isSample)] });
    },
    async enterAccount() {
      if (get().isAccount) return;
      const { activeId } = get();
      const typedBefore = typed();
      const isOpen = ({ id, conversationId }: Chat) => id === activeId && conversationId !== null;
      const kept = dropChats(
        get(),
        (chat) => chat.origin === 'sample' || (chat.messages.length === 0 && !isOpen(chat)),
      );
      const begunHere = (id: string) =>
        kept.chats[id]?.origin !== 'account' && (kept.chats[id]?.messages.length ?? 0) > 0;
      const offered = kept.order.filter(begunHere);
      set({
        ...kept,
        isAccount: true,
        offered,
        usage: null,
        search: { text: '', found: null, cursor: null, state: 'idle' },
      });
      await readList(null);
      reopen(typedBefore);
    },
    leaveAccount() {
      if (!get().isAccount) return;
      storage.removeItem(openChatKey);
      drafts.getState().clear();
      unfinished.clear();
      set({ ...visitorData(), language: get().language });
    },
    loadMoreChats: () => (get().listState === 'loading' ? Promise.resolve() : readList(get().listCursor)),

    async keepOffered() {
      const ids = get().offered;
      try {
        await importChats(context, ids);
        notify({
          kind: 'info',
          text: t('{count, plural, one {Your chat is} other {Your # chats are}} kept in your account.', {
            count: ids.length,
          }),
        });
      } catch (error) {
        notify({
          kind: 'alert',
          text: sentenceOf(error),
          action: { label: t('Try again'), run: () => void get().keepOffered() },
        });
      }
    },
    discardOffered() {
      const { offered } = get();
      set((state) => ({ ...dropChats(state, ({ id }) => offered.includes(id)), offered: [] }));
    },
  };
}

/** Remembers which chat of the account is open, for a reload of the tab. */
export function rememberOpenChat(
  { storage }: Pick<ActionContext, 'storage'>,
  { isAccount, chats, activeId }: ChatData,
): void {
  const chat = activeId ? chats[activeId] : undefined;
  if (!isAccount) return;
  if (chat?.conversationId) storage.setItem(openChatKey, isPageChatId(chat.id) ? chat.conversationId : chat.id);
  else if (activeId) storage.removeItem(openChatKey);
}
