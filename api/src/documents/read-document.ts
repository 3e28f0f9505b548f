import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { apiRoot } from '../locate';
import type { ReadDocument } from './document';
import { documentLimits } from './limits';

const bundled = join(apiRoot, 'dist/workers/read-document.js');
const source = join(apiRoot, 'src/workers/read-document.ts');

/**
 * Reads a document's text in a worker of its own, with limits of time and memory. Never throws: what cannot be read is said in a sentence.
 * @param bytes the file as it was sent
 * @param name its name, whose ending must agree with the content
 * @param timeoutMs wall-clock limit in milliseconds
 */
export function readDocument(bytes: Buffer, name: string, timeoutMs: number = documentLimits.timeoutMs): Promise<ReadDocument> {
  return new Promise((resolve) => {
    const worker = startWorker({ bytes, name });
    const finish = (result: ReadDocument): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ ok: false, reason: 'timeout', message: 'This file took too long to read and cannot be read here. Send a smaller or simpler copy of it.' }), timeoutMs);
    worker.once('message', (result: ReadDocument) => finish(result));
    worker.once('error', (error) => finish(isOutOfMemory(error) ? tooLarge : broken));
    worker.once('exit', () => finish(broken));
  });
}

const tooLarge: ReadDocument = { ok: false, reason: 'too large', message: 'This file needs too much memory and cannot be read. Send a smaller copy of it.' };
const broken: ReadDocument = { ok: false, reason: 'corrupt', message: 'This file is corrupt and cannot be read. Save it again from its program and send the new copy.' };

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The bundle carries the worker as a file of its own; in development its source is loaded through the TypeScript loader. */
function startWorker(workerData: { bytes: Buffer; name: string }): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: documentLimits.heapMb }, workerData, stderr: true, stdout: true };
  if (runsFromBundle()) return new Worker(bundled, options);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(source).href)}); })`;
  return new Worker(load, { ...options, eval: true });
}

const runsFromBundle = (): boolean => (process.argv[1]?.startsWith(join(apiRoot, 'dist')) ?? false) && existsSync(bundled);
