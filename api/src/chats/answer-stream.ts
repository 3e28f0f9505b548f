import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from 'shared-contracts';
import { problemBody, ProblemError } from '../platform/http/problem';
import type { Asked } from './ask';
import { piecesOf } from './pieces';

const pingMs = 15_000;

/** Answers as server-sent events: `delta` pieces, then one `done` or `error`. Ends the work when the reader leaves. */
export function streamAnswer(asked: Asked, reply: FastifyReply, signal: AbortSignal): void {
  const events = new PassThrough();
  const send = (name: string, data: unknown): void => void events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const ping = setInterval(() => events.write(': waiting\n\n'), pingMs);
  void reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }).send(events);
  asked
    .answer((text) => piecesOf(text).forEach((piece) => send('delta', { text: piece })), signal)
    .then((answer: Answer) => send('done', answer))
    .catch((error: unknown) => {
      if (signal.aborted) return;
      reply.log.error({ err: error }, 'an answer failed');
      const { status, detail } = error instanceof ProblemError ? error : { status: 500, detail: 'The answer could not be written. Please try again.' };
      send('error', problemBody(status, detail));
    })
    .finally(() => {
      clearInterval(ping);
      events.end();
    });
}
