import type { Answer } from '../../calls/chat/types';
import { ServiceError } from '../service-error';
import { problemOf } from './client';

/**
 * Reads the server-sent events of an answer: `delta` pieces, then one `done` with the whole, or `error` with a problem document.
 * @param onDelta called with each piece of text
 * @throws ServiceError when the stream ends in an error or breaks off before `done`
 */
export async function readAnswerStream(body: ReadableStream<Uint8Array>, onDelta: (text: string) => void = () => undefined): Promise<Answer> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const { name, data } = parseEvent(event);
      if (name === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (name === 'done') return JSON.parse(data) as Answer;
      if (name === 'error') throw problemOf((JSON.parse(data) as { status?: number }).status ?? 500, data);
    }
    if (done) throw new ServiceError('The answer broke off. Please try again.', 0);
  }
}

function parseEvent(event: string): { name: string; data: string } {
  let name = 'message';
  const data: string[] = [];
  for (const line of event.split(/\r?\n/)) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return { name, data: data.join('\n') };
}
