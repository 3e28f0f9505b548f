import { chatRoutes } from 'shared-contracts/calls/chat/routes';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { ChatService } from 'shared-contracts/services/services';
import { createLiveChat } from 'shared-contracts/services/live/chat';
import type { Client } from 'shared-contracts/services/live/client';

const done = { ok: true } as const;
const inMemoryOnly = () => Promise.reject(new ServiceError('Chats live in this page only in the simulated mode.', 501));

/** Questions go to the real `POST /chat`; everything about keeping chats stays in the page, so nothing is attached to an account. */
export function createSimulatedChat(client: Client): ChatService {
  const live = createLiveChat(client);
  return {
    ask: live.ask,
    usage: live.usage,
    citation: live.citation,
    rateMessage: live.rateMessage,
    tellTool: live.tellTool,
    listConversations: () => Promise.resolve({ conversations: [], nextCursor: null }),
    listMessages: () => Promise.resolve({ messages: [], nextCursor: null }),
    renameConversation: inMemoryOnly,
    deleteConversation: () => Promise.resolve(done),
    restoreConversation: inMemoryOnly,
    importConversations: () => Promise.resolve({ conversations: [] }),
    shareConversation: inMemoryOnly,
    unshareConversation: inMemoryOnly,
    sharedConversation: (input) => client.call(chatRoutes.sharedConversation, input),
    attach: (file) =>
      Promise.resolve({ id: file.name, name: file.name, size: file.size, readable: false, pages: null, message: '' }),
    removeAttachment: () => Promise.resolve(done),
    askForConsultation: inMemoryOnly,
  };
}
