import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { documentLimits } from '../documents/limits';
import { parseDocument } from '../documents/parse-document';
import type { ReadingTask } from '../documents/read-document';

const NICE = 10;

/** Ends the process from a thread of its own, however busy the reading is: on too much memory, and when nobody waits any more. */
const watch = `
const { workerData } = require('node:worker_threads');
const end = Date.now() + workerData.ms;
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.bytes || Date.now() > end) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

process.once('disconnect', () => process.exit(0));
process.once('message', (task: ReadingTask) => {
  setPriority(NICE);
  const workerData = { bytes: documentLimits.memoryMb * 1024 * 1024, ms: task.limits.timeoutMs };
  new Worker(watch, { eval: true, workerData }).unref();
  void parseDocument(Buffer.from(task.bytes), task.name, task.limits).then((result) => process.send?.(result));
});
