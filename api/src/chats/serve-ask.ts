import type { FastifyInstance, FastifyReply } from 'fastify';
import { chatRoutes, conversationHeader } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { authorise } from '../accounts/authorise';
import { answered, serveCalls } from '../platform/http/serve-calls';
import { streamAnswer } from './answer-stream';
import { takeIn, type Chats } from './ask';

/** Questions and what is left of today's. */
export function serveAsk(app: FastifyInstance, chats: Chats): void {
  serveCalls(app, chats.platform.principals, chatRoutes, chatSchemas)({
    async ask(call) {
      const principal = await authorise(call, 'ask questions');
      const asked = await takeIn(chats, principal, call.body);
      const signal = untilReaderLeaves(call.reply);
      if (!call.request.headers.accept?.includes('text/event-stream')) return asked.answer(() => undefined, signal);
      void call.reply.header(conversationHeader, asked.conversationId);
      streamAnswer(asked, call.reply, signal);
      return answered;
    },
    usage: async (call) => chats.allowance.usage(await authorise(call, 'ask questions')),
  });
}

function untilReaderLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
