import type { Conversation, ConversationMessage, ImportedConversation } from 'shared-contracts';
import { inReadingOrder } from 'shared-contracts/calls/chat/reading-order';
import { withAttachedNames } from './attached-names';
import type { Chat, Message } from './chat';
import { makeChat, makeMessage } from './make';

export function chatFromServer(
  { id, title, updatedAt, shareToken }: Conversation,
  origin: 'account' | 'visitor',
): Chat {
  return makeChat({
    id,
    conversationId: id,
    origin,
    title,
    hasOwnTitle: true,
    updatedAt,
    history: 'unread',
    shareToken,
  });
}

export function messageFromServer(message: ConversationMessage): Message {
  const { id, role, at, suggestions, rating, tool, paper } = message;
  const { content, citations } = inReadingOrder(message);
  const names = message.attachments.map(({ name }) => name).filter((name) => !content.includes(`[Attached: ${name}]`));
  return makeMessage({
    id,
    serverId: id,
    role,
    content: withAttachedNames(content, names),
    at,
    citations,
    suggestions,
    rating,
    tool: tool ?? null,
    paper: paper ?? null,
  });
}

/** A chat begun before signing in, as the account takes it over. */
export function chatForImport(chat: Chat): ImportedConversation {
  return {
    title: chat.title,
    messages: chat.messages
      .filter(({ loading, content }) => !loading && content !== '')
      .map(({ role, content, citations, at }) => ({ role, content, citations: citations.map(({ id }) => id), at })),
  };
}
