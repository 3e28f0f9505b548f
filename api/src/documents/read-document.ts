import { needsTooMuch, type ReadDocument } from './document';
import { datasetLimits, documentLimits, scanLimits, type ReadLimits } from './limits';
import { createReadingRoom } from './reading-room';
import { startReader } from './start-reader';

/** What the reading process is sent. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly limits: ReadLimits;
}

/** Every document of this process is read in here. */
export const readingRoom = createReadingRoom({
  atOnce: documentLimits.atOnce,
  places: documentLimits.inRoom,
  perSender: documentLimits.inRoomPerSender,
});

/**
 * Reads a document's text in a process of its own, which has a hard limit of memory and time. Never throws: what cannot be read is said in a
 * sentence. Whoever calls it for strangers does so from a place in the `readingRoom`.
 * @param bytes the file as it was sent
 * @param name its name, whose ending must agree with the content
 */
export function readDocument(bytes: Buffer, name: string, limits: ReadLimits = datasetLimits): Promise<ReadDocument> {
  return new Promise((resolve) => {
    const reader = startReader();
    const finish = (result: ReadDocument): void => {
      clearTimeout(timer);
      resolve(result);
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => finish(tooSlow), limits.timeoutMs);
    reader.once('message', (result) => finish(result as ReadDocument));
    // A reader that ends without a word was ended for its memory, by the system or by its own watch.
    reader.once('exit', () => finish(needsTooMuch));
    reader.once('error', () => finish(unavailable));
    reader.send({ bytes, name, limits } satisfies ReadingTask, (error) => error && finish(needsTooMuch));
  });
}

/**
 * Reads a document, and once more where pages of a PDF turn out to be scanned: their letters are recognised in the same bounded process, as
 * far as the time goes. What the first reading found is kept where the second finds no more.
 */
export async function readWithScans(bytes: Buffer, name: string, limits: ReadLimits): Promise<ReadDocument> {
  const plain = await readDocument(bytes, name, limits);
  const isScanned = plain.ok
    ? plain.kind === 'pdf' && plain.unreadablePages.length > 0
    : plain.reason === 'unreadable' && /\.pdf$/i.test(name);
  if (!isScanned) return plain;
  const scanned = await readDocument(bytes, name, scanLimits);
  return scanned.ok ? scanned : plain;
}

const tooSlow: ReadDocument = {
  ok: false,
  reason: 'timeout',
  message: 'This file took too long to read and cannot be read here. Send a smaller or simpler copy of it.',
};
const unavailable: ReadDocument = {
  ok: false,
  reason: 'unreadable',
  message: 'Files cannot be read at the moment. Please send it again in a few minutes.',
};
