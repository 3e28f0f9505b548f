import { t } from '../messages';
import type { ActionContext, ChatActions } from './chat-state';
import { addressOf, isKept } from './chat';
import { addChat, changeChat, removeChat, restoreChat } from './chat-list';
import { makeChat } from './make';
import { sentenceOf } from './sentence-of';

type ListActions = Pick<
  ChatActions,
  'newChat' | 'openChat' | 'openAddress' | 'renameChat' | 'deleteChat' | 'setLanguage'
>;

export function listActions({ set, get, service, notify }: ActionContext): ListActions {
  async function undoDelete(id: string, position: number, wasActive: boolean): Promise<void> {
    const chat = get().chats[id];
    set((state) => restoreChat(state, id, position, wasActive));
    const conversationId = chat?.conversationId;
    if (!chat || !isKept(chat) || !conversationId) return;
    try {
      await service.restoreConversation({ params: { id: conversationId } });
    } catch (error) {
      set((state) => removeChat(state, id));
      notify({
        kind: 'alert',
        text: sentenceOf(error),
        action: { label: t('Try again'), run: () => void undoDelete(id, position, wasActive) },
      });
    }
  }

  return {
    newChat: () => set((state) => addChat(state, makeChat())),
    openChat(id) {
      set({ activeId: id });
      if (get().chats[id]?.history === 'unread') void get().readMessages(id);
    },
    openAddress(address) {
      set({ address });
      if (address === null) return set({ activeId: null });
      const known = Object.values(get().chats).find((chat) => addressOf(chat) === address);
      if (known) return get().openChat(known.id);
      const origin = get().isAccount ? 'account' : 'visitor';
      const chat = makeChat({ id: address, conversationId: address, origin, history: 'unread' });
      set((state) => ({ chats: { ...state.chats, [chat.id]: chat }, activeId: chat.id }));
      void get().readMessages(chat.id);
    },
    setLanguage: (language) => set({ language }),

    async renameChat(id, title) {
      const before = get().chats[id];
      if (!before || title.trim() === '' || title === before.title) return;
      set((state) => changeChat(state, id, (chat) => ({ ...chat, title: title.trim(), hasOwnTitle: true })));
      if (!isKept(before) || !before.conversationId) return;
      try {
        await service.renameConversation({ params: { id: before.conversationId }, body: { title: title.trim() } });
      } catch (error) {
        set((state) =>
          changeChat(state, id, (chat) => ({ ...chat, title: before.title, hasOwnTitle: before.hasOwnTitle })),
        );
        notify({
          kind: 'alert',
          text: sentenceOf(error),
          action: { label: t('Try again'), run: () => void get().renameChat(id, title) },
        });
      }
    },

    async deleteChat(id) {
      const { chats, order, activeId } = get();
      const chat = chats[id];
      if (!chat) return;
      const position = order.indexOf(id);
      const wasActive = activeId === id;
      set((state) => removeChat(state, id));
      const next = get().activeId;
      if (wasActive && next) get().openChat(next);
      try {
        if (isKept(chat) && chat.conversationId)
          await service.deleteConversation({ params: { id: chat.conversationId } });
        notify({
          kind: 'info',
          text: t('“{title}” was deleted.', { title: chat.title }),
          action: { label: t('Undo'), run: () => void undoDelete(id, position, wasActive) },
        });
      } catch (error) {
        set((state) => restoreChat(state, id, position, wasActive));
        notify({
          kind: 'alert',
          text: sentenceOf(error),
          action: { label: t('Try again'), run: () => void get().deleteChat(id) },
        });
      }
    },
  };
}
