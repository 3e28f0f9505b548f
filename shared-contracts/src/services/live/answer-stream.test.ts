import { readAnswerStream } from './answer-stream';

const streamOf = (...chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });

const whole = { answer: 'Yes [1].', citations: [] };

test('pieces arrive in order, and the whole answer at the end', async () => {
  const pieces: string[] = [];
  const stream = streamOf(
    'event: delta\ndata: {"text":"Yes "}\n\n',
    'event: delta\ndata: {"text":"[1]."}\n\n',
    `event: done\ndata: ${JSON.stringify(whole)}\n\n`,
  );
  await expect(readAnswerStream(stream, (text) => pieces.push(text))).resolves.toEqual(whole);
  expect(pieces).toEqual(['Yes ', '[1].']);
});

test('an event may be cut anywhere, also within a letter', async () => {
  const text = `event: delta\r\ndata: {"text":"ஜாமீன்"}\r\n\r\nevent: done\r\ndata: ${JSON.stringify(whole)}\r\n\r\n`;
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const pieces: string[] = [];
  await readAnswerStream(stream, (piece) => pieces.push(piece));
  expect(pieces).toEqual(['ஜாமீன்']);
});

test('comments and unknown events are passed over', async () => {
  await expect(
    readAnswerStream(streamOf(`: ping\n\nevent: other\ndata: {}\n\nevent: done\ndata: ${JSON.stringify(whole)}\n\n`)),
  ).resolves.toEqual(whole);
});

test('an error event is the failure of the call', async () => {
  const stream = streamOf(
    'event: error\ndata: {"status":503,"title":"Down","detail":"The answer could not be written."}\n\n',
  );
  await expect(readAnswerStream(stream)).rejects.toMatchObject({
    status: 503,
    message: 'The answer could not be written.',
  });
});

test('a stream that breaks off is said so', async () => {
  await expect(readAnswerStream(streamOf('event: delta\ndata: {"text":"Yes"}\n\n'))).rejects.toMatchObject({
    message: 'The answer broke off. Please try again.',
  });
});

test('a line that is lost or falls silent is said so; who left of their own accord is not told', async () => {
  const failing = (error: Error) => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(error) });
  const said = { name: 'ServiceError', status: 0, message: 'The answer broke off. Please try again.' };
  await expect(readAnswerStream(failing(new TypeError('network error')))).rejects.toMatchObject(said);
  const left = new DOMException('left', 'AbortError');
  await expect(readAnswerStream(failing(left))).rejects.toBe(left);

  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  const offline = expect(readAnswerStream(new ReadableStream<Uint8Array>())).rejects.toMatchObject(said);
  page.dispatchEvent(new Event('offline'));
  await offline;
  Reflect.deleteProperty(globalThis, 'addEventListener');

  jest.useFakeTimers();
  let isFreed = false;
  const silent = new ReadableStream<Uint8Array>({ cancel: () => void (isFreed = true) });
  const read = expect(readAnswerStream(silent)).rejects.toMatchObject(said);
  await jest.advanceTimersByTimeAsync(45_000);
  await read;
  expect(isFreed).toBe(true);
  jest.useRealTimers();
});
