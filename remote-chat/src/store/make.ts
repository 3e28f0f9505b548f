import { newChatTitle, type Chat, type Message } from './chat';

let count = 0;
const nextId = (kind: string): string => `${kind}-${++count}-${Date.now().toString(36)}`;
/** Whether an id was made here, for a chat that the server has not named. */
export const isPageChatId = (id: string): boolean => /^chat-\d+-/.test(id);

const now = (): string => new Date().toISOString();

export function makeChat(parts: Partial<Chat> = {}): Chat {
  return {
    id: nextId('chat'),
    conversationId: null,
    origin: 'page',
    title: newChatTitle,
    hasOwnTitle: false,
    updatedAt: now(),
    messages: [],
    history: 'read',
    olderCursor: null,
    failure: null,
    shareToken: null,
    ...parts,
  };
}

export function makeMessage(parts: Pick<Message, 'role' | 'content'> & Partial<Message>): Message {
  return {
    id: nextId('message'),
    serverId: null,
    at: now(),
    loading: false,
    citations: [],
    suggestions: [],
    rating: null,
    notice: '',
    tool: null,
    paper: null,
    ...parts,
  };
}
