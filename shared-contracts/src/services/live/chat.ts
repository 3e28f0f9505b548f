import { chatRoutes, conversationHeader } from '../../calls/chat/routes';
import type { Answer, Attachment } from '../../calls/chat/types';
import type { ChatService } from '../services';
import { livePort, type Client } from './client';
import { readAnswerStream } from './answer-stream';
import { upload } from './upload';

export function createLiveChat(client: Client): ChatService {
  return {
    ...livePort(client, chatRoutes),
    async ask(body, { onDelta, onConversation, signal } = {}) {
      const response = await client.request(
        chatRoutes.ask,
        { body },
        { headers: { accept: 'text/event-stream' }, signal: signal ?? null },
      );
      const conversationId = response.headers.get(conversationHeader);
      if (conversationId) onConversation?.(conversationId);
      const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
      return isStream && response.body ? readAnswerStream(response.body, onDelta) : ((await response.json()) as Answer);
    },
    attach(file, options) {
      const form = new FormData();
      form.append('file', file);
      return upload<Attachment>(client.baseUrl + chatRoutes.attach.path, form, options);
    },
  };
}
