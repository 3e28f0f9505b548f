import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Answer } from '../../calls/chat/types';
import { ServiceError } from '../service-error';
import { problemOf } from './client';

/**
 * Reads the server-sent events of an answer: `delta` pieces, then one `done` with the whole, or `error` with a problem document.
 * @param onDelta called with each piece of text
 * @throws ServiceError when the stream ends in an error or breaks off before `done`
 */
export async function readAnswerStream(
  body: ReadableStream<Uint8Array>,
  onDelta: (text: string) => void = () => undefined,
): Promise<Answer> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    parser.feed(decoder.decode(value, { stream: !done }));
    for (const { event, data } of events.splice(0)) {
      if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (event === 'done') return JSON.parse(data) as Answer;
      if (event === 'error') throw problemOf((JSON.parse(data) as { status?: number }).status ?? 500, data);
    }
    if (done) throw new ServiceError('The answer broke off. Please try again.', 0);
  }
}
