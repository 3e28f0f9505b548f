import { t } from '../messages';
import type { ActionContext, ChatActions } from './chat-state';
import { changeChat } from './chat-list';
import { changeMessage } from './exchange';
import { sentenceOf } from './sentence-of';

/** What a person does with an answer or with a whole chat beyond asking. */
export function messageActions({
  set,
  get,
  service,
  notify,
}: ActionContext): Pick<ChatActions, 'rate' | 'tellTool' | 'share' | 'unshare'> {
  const conversationOf = (chatId: string): string => get().chats[chatId]?.conversationId ?? '';

  return {
    async rate(chatId, messageId, rating, reason) {
      const message = get().chats[chatId]?.messages.find(({ id }) => id === messageId);
      if (!message?.serverId) return;
      const show = (shown: typeof rating) =>
        set((state) => changeChat(state, chatId, (chat) => changeMessage(chat, messageId, () => ({ rating: shown }))));
      show(rating);
      try {
        await service.rateMessage({
          params: { id: message.serverId },
          body: { rating, ...(reason ? { reason } : {}) },
        });
      } catch (error) {
        show(message.rating);
        notify({
          kind: 'alert',
          text: sentenceOf(error),
          action: { label: t('Try again'), run: () => void get().rate(chatId, messageId, rating, reason) },
        });
      }
    },
    async tellTool(chatId, messageId, filled) {
      const message = get().chats[chatId]?.messages.find(({ id }) => id === messageId);
      if (!message?.tool) return;
      const { tool } = message;
      set((state) =>
        changeChat(state, chatId, (chat) => changeMessage(chat, messageId, () => ({ tool: { ...tool, filled } }))),
      );
      if (!message.serverId) return;
      try {
        await service.tellTool({ params: { id: message.serverId }, body: { filled } });
      } catch (error) {
        notify({
          kind: 'alert',
          text: sentenceOf(error),
          action: { label: t('Try again'), run: () => void get().tellTool(chatId, messageId, filled) },
        });
      }
    },
    async share(chatId) {
      const { token } = await service.shareConversation({ params: { id: conversationOf(chatId) } });
      set((state) => changeChat(state, chatId, (chat) => ({ ...chat, shareToken: token })));
      return token;
    },
    async unshare(chatId) {
      await service.unshareConversation({ params: { id: conversationOf(chatId) } });
      set((state) => changeChat(state, chatId, (chat) => ({ ...chat, shareToken: null })));
    },
  };
}
