import type { ChatService } from 'shared-contracts';
import { paperFilePath } from 'shared-contracts/calls/papers/paper-path';
import { saveBlob } from 'shared-contracts/services/live/save-file';
import { ServiceError } from 'shared-contracts/services/service-error';
import { t } from '../messages';
import { isKept, type Chat } from '../store/chat';
import { messageFromServer } from '../store/from-server';
import { languageOf } from '../ui/language-of';
import { chatMarkdown, chatParagraphs, fileNameOf, type WrittenChat } from './chat-text';

export type ExportKind = 'md' | 'docx' | 'pdf';

const atOnce = 100;

/** Every message of a chat: what the page holds, or all that the server keeps. */
export async function wholeChat(service: ChatService, chat: Chat): Promise<WrittenChat> {
  if (!isKept(chat) || !chat.conversationId || (chat.history === 'read' && !chat.olderCursor)) return chat;
  return keptChat(service, chat.conversationId, chat.title);
}

async function keptChat(service: ChatService, id: string, title: string): Promise<WrittenChat> {
  const newestFirst: WrittenChat['messages'][number][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ChatService['listMessages']>> = await service.listMessages({
      params: { id },
      query: { limit: atOnce, ...(cursor ? { cursor } : {}) },
    });
    newestFirst.unshift(...page.messages.map(messageFromServer));
    cursor = page.nextCursor;
  } while (cursor);
  return { title, messages: newestFirst };
}

/** Every chat that the server keeps for this person. */
export async function allChats(service: ChatService): Promise<WrittenChat[]> {
  const chats: WrittenChat[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ChatService['listConversations']>> = await service.listConversations({
      query: { limit: atOnce, ...(cursor ? { cursor } : {}) },
    });
    for (const { id, title } of page.conversations) chats.push(await keptChat(service, id, title));
    cursor = page.nextCursor;
  } while (cursor);
  return chats;
}

/** Saves chats as one Markdown file. */
export function saveMarkdown(name: string, chats: readonly WrittenChat[]): void {
  const text = chats.map(chatMarkdown).join('\n\n');
  saveBlob(new Blob([text], { type: 'text/markdown;charset=utf-8' }), `${fileNameOf(name)}.md`);
}

/**
 * Saves a chat as a document, which the server sets.
 * @throws ServiceError when the server could not make it
 */
export async function saveDocument(kind: 'docx' | 'pdf', chat: WrittenChat, apiBaseUrl: string): Promise<void> {
  const response = await fetch(apiBaseUrl + paperFilePath(kind), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify({
      title: chat.title.slice(0, 200),
      language: languageOf(chat.messages.at(-1)?.content ?? '') ?? 'en',
      paragraphs: chatParagraphs(chat),
    }),
  });
  if (!response.ok)
    throw new ServiceError(t('The file could not be made just now. Please try again.'), response.status);
  saveBlob(await response.blob(), `${fileNameOf(chat.title)}.${kind}`);
}
