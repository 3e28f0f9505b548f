import { parentPort, workerData } from 'node:worker_threads';
import { parseDocument } from '../documents/parse-document';

const { bytes, name } = workerData as { bytes: Uint8Array; name: string };
parentPort?.postMessage(await parseDocument(Buffer.from(bytes), name));
