import type { ActionContext } from './chat-state';
import { changeChat } from './chat-list';
import { chatForImport } from './from-server';

/** Gives chats of this page to the account; from then on they are kept on the server. */
export async function importChats({ set, get, service }: ActionContext, ids: readonly string[]): Promise<void> {
  const chats = ids.flatMap((id) => get().chats[id] ?? []);
  const { conversations } = await service.importConversations({ body: { conversations: chats.map(chatForImport) } });
  chats.forEach((chat, index) => {
    const kept = conversations[index];
    if (kept)
      set((state) => changeChat(state, chat.id, (now) => ({ ...now, origin: 'account', conversationId: kept.id })));
  });
  set((state) => ({ offered: state.offered.filter((id) => !ids.includes(id)) }));
}
