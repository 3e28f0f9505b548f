import type {
  AnswerTool,
  ChatService,
  Conversation,
  ConversationMessage,
  ImportedConversation,
} from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { fakeAsk } from './fake-ask';

interface Kept {
  readonly conversation: Conversation;
  readonly messages: readonly ConversationMessage[];
}

export function keptChat(id: string, title: string, texts: readonly string[] = []): Kept {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 5, 6, index)).toISOString();
  return {
    conversation: { id, title, updatedAt: at(0), messageCount: texts.length, shareToken: null },
    messages: texts.map((content, index) => ({
      id: `${id}-${index}`,
      role: index % 2 === 0 ? 'user' : 'assistant',
      content,
      citations: [],
      attachments: [],
      suggestions: [],
      rating: null,
      at: at(index),
    })),
  };
}

/** The tool of a bounced cheque as an answer carries it. */
export const toolOfTest = (filled: AnswerTool['filled']): AnswerTool => ({
  id: 'cheque-bounce',
  title: 'Bounced cheque',
  language: 'en',
  leads: true,
  filled,
  missing: [],
  result: null,
});

/** The account's chats as a server keeps them, in memory. */
export function fakeChatServer(given: readonly Kept[] = []) {
  let kept = given;
  const { ask, asked } = fakeAsk();
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const imported: ImportedConversation[] = [];
  const note = <T>(name: string, input: unknown, answer: T): Promise<T> => {
    calls.push({ name, input });
    return Promise.resolve(answer);
  };
  const find = (id: string): Kept => {
    const found = kept.find(({ conversation }) => conversation.id === id);
    if (!found) throw new ServiceError('This chat does not exist.', 404);
    return found;
  };
  const page = <T>(all: readonly T[], cursor: string | undefined, limit: number) => {
    const from = Number(cursor ?? 0);
    return {
      items: all.slice(from, from + limit),
      nextCursor: from + limit < all.length ? String(from + limit) : null,
    };
  };

  const service: ChatService = {
    ask,
    usage: () => Promise.resolve({ limit: 5, used: 0, resetsAt: new Date().toISOString() }),
    citation: () => Promise.reject(new ServiceError('This source cannot be opened now.', 503)),
    listConversations: ({ query }) => {
      const wanted = query.search ?? '';
      const found = kept.filter(({ conversation, messages }) =>
        [conversation.title, ...messages.map(({ content }) => content)].some((text) => text.includes(wanted)),
      );
      const { items, nextCursor } = page(found, query.cursor, Number(query.limit ?? 30));
      return note('listConversations', query, {
        conversations: items.map(({ conversation }) => conversation),
        nextCursor,
      });
    },
    listMessages: ({ params, query }) => {
      const { items, nextCursor } = page(
        find(params.id).messages.toReversed(),
        query.cursor,
        Number(query.limit ?? 30),
      );
      return note('listMessages', params, { messages: items, nextCursor });
    },
    renameConversation: ({ params, body }) =>
      note('renameConversation', { ...params, ...body }, { ...keptChat(params.id, body.title).conversation }),
    deleteConversation: ({ params }) => note('deleteConversation', params, { ok: true }),
    restoreConversation: ({ params }) => note('restoreConversation', params, keptChat(params.id, '').conversation),
    importConversations: ({ body }) => {
      imported.push(...body.conversations);
      return note('importConversations', body, {
        conversations: body.conversations.map(({ title }, index) => keptChat(`imported-${index}`, title).conversation),
      });
    },
    shareConversation: ({ params }) => note('shareConversation', params, { token: 'token-1' }),
    unshareConversation: ({ params }) => note('unshareConversation', params, { ok: true }),
    sharedConversation: () => Promise.reject(new ServiceError('Not found', 404)),
    rateMessage: ({ params, body }) => note('rateMessage', { ...params, ...body }, { ok: true }),
    tellTool: ({ params, body }) => note('tellTool', { ...params, ...body }, toolOfTest(body.filled)),
    attach: (file) =>
      note('attach', file.name, {
        id: `file-${file.name}`,
        name: file.name,
        size: file.size,
        readable: true,
        pages: 1,
        message: '',
      }),
    askForConsultation: ({ body }) => note('askForConsultation', body, { ok: true }),
    removeAttachment: ({ params }) => note('removeAttachment', params, { ok: true }),
  };
  return {
    service,
    asked,
    calls,
    imported,
    /** The next one who asks is somebody else, without chats. */
    forget: () => {
      kept = [];
    },
    called: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}
