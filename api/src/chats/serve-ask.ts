import type { FastifyInstance, FastifyReply } from 'fastify';
import { chatRoutes, conversationHeader } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { authorise } from '../accounts/authorise';
import { createCounter } from '../platform/http/counter';
import { ProblemError } from '../platform/http/problem';
import { answered, serveCalls } from '../platform/http/serve-calls';
import { streamAnswer } from './answer-stream';
import { takeIn, type Chats } from './ask';

const hourMs = 3_600_000;
/** Questions of visitors that one address may ask an hour: many people share one, and nobody gets past their own limit by dropping the cookie for long. */
const questionsPerAddress = { production: 120, elsewhere: 600 };

/** Questions and what is left of today's. */
export function serveAsk(app: FastifyInstance, chats: Chats): void {
  const { config, now, lifecycle, health, notices } = chats.platform;
  const { production, elsewhere } = questionsPerAddress;
  const ofAddress = createCounter(
    hourMs,
    config.freeQuestionsPerDay === 0 ? Infinity : config.production ? production : elsewhere,
    () => now().getTime(),
    { notices, name: 'questions of visitors' },
  );
  serveCalls(
    app,
    chats.platform.principals,
    chatRoutes,
    chatSchemas,
  )({
    async ask(call) {
      const principal = await authorise(call, 'ask questions');
      if (principal.kind === 'visitor' && !ofAddress.allows(call.request.ip))
        throw new ProblemError(
          429,
          'The limit of questions without an account is reached for your connection. Sign in, or try again in an hour.',
          { title: 'Rate limit reached', headers: { 'retry-after': '3600' } },
        );
      const asked = await takeIn(chats, principal, call.body);
      const signal = AbortSignal.any([untilReaderLeaves(call.reply), lifecycle.ending]);
      if (!call.request.headers.accept?.includes('text/event-stream')) return asked.answer(null, signal);
      void call.reply.header(conversationHeader, asked.conversationId);
      streamAnswer((onDelta) => health.orFail(asked.answer(onDelta, signal)), call.reply);
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
