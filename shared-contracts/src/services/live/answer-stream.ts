import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Answer } from '../../calls/chat/types';
import { ServiceError } from '../service-error';
import { problemOf } from './client';

/** The server says something every 15 s also while it thinks: after three times as long the line is gone. */
const SILENT_MS = 45_000;

/**
 * Reads the server-sent events of an answer: `delta` pieces, then one `done` with the whole, or `error` with a problem document.
 * @param onDelta called with each piece of text
 * @throws ServiceError when the stream ends in an error, breaks off before `done` or falls silent
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
    const { done, value } = await readSoon(reader);
    parser.feed(decoder.decode(value, { stream: !done }));
    for (const { event, data } of events.splice(0)) {
      if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (event === 'done') return JSON.parse(data) as Answer;
      if (event === 'error') throw problemOf((JSON.parse(data) as { status?: number }).status ?? 500, data);
    }
    if (done) throw brokeOff();
  }
}

const brokeOff = () => new ServiceError('The answer broke off. Please try again.', 0);

/** The next bytes, unless the line is lost before: a request that is under way hears nothing of that by itself. */
async function readSoon(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const waiting = new AbortController();
  const lost = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(brokeOff()), SILENT_MS);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    const page = 'addEventListener' in globalThis ? globalThis : undefined;
    page?.addEventListener('offline', () => reject(brokeOff()), { signal: waiting.signal });
  });
  try {
    return await Promise.race([reader.read(), lost]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    void reader.cancel().catch(() => undefined);
    throw brokeOff();
  } finally {
    waiting.abort();
  }
}
