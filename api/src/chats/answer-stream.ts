import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from 'shared-contracts';
import { problemBody, ProblemError } from '../platform/http/problem';
import { readerLanguage } from '../platform/http/reader-language';
import { say } from '../platform/sentences/say';
import { piecesOf } from './pieces';

const pingMs = 15_000;

/** Answers as server-sent events: `delta` pieces, then one `done` or `error`. Ends the work when the reader leaves. */
export function streamAnswer(answer: (onDelta: (text: string) => void) => Promise<Answer>, reply: FastifyReply): void {
  const events = new PassThrough();
  const send = (name: string, data: unknown): void =>
    void events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const ping = setInterval(() => events.write(': waiting\n\n'), pingMs);
  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(events);
  answer((text) => piecesOf(text).forEach((piece) => send('delta', { text: piece })))
    .then((whole) => send('done', whole))
    .catch((error: unknown) => {
      if (reply.raw.destroyed) return;
      reply.log.error({ err: error }, 'an answer failed');
      const { status, detail } =
        error instanceof ProblemError
          ? error
          : { status: 500, detail: 'The answer could not be written. Please try again.' };
      send('error', problemBody(status, say(readerLanguage(reply.request), detail)));
    })
    .finally(() => {
      clearInterval(ping);
      events.end();
    });
}
