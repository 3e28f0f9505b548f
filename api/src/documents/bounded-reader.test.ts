import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { attachmentLimits, documentLimits } from './limits';
import { readDocument } from './read-document';
import { pdfWithStream } from './testing/pdf-with-stream';

const megabyte = 1024 * 1024;
// Two bytes say "128 zeros": what no look at the file foresees.
const bomb = pdfWithStream('/RunLengthDecode', Buffer.alloc(9 * megabyte, Buffer.from([0x81, 0x20])));
/** A page that draws so much that no reader is through with it in a second. */
const maze = pdfWithStream('/FlateDecode', deflateSync(Buffer.from('0 0 m 9 9 l S (a) Tj '.repeat(1_000_000))));

const children = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid);

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/** The most memory that a process has had, in MB, as the system counted it; 0 when it is gone. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Reads a document, and tells the most memory of the process that read it and how long that lived. */
async function watched(bytes: Buffer, timeoutMs: number) {
  const before = new Set(children());
  const readers = new Set<number>();
  let peak = 0;
  const look = setInterval(() => {
    for (const pid of children().filter((child) => !before.has(child))) {
      readers.add(pid);
      peak = Math.max(peak, peakOf(pid));
    }
  }, 5);
  const since = performance.now();
  const read = await readDocument(bytes, 'a.pdf', { ...attachmentLimits, timeoutMs });
  const tookMs = performance.now() - since;
  clearInterval(look);
  return { read, peak, tookMs, readers: [...readers] };
}

const goneWithin = async (pids: readonly number[], ms: number): Promise<boolean> => {
  const end = performance.now() + ms;
  while (pids.some((pid) => parentOf(pid) === process.pid) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return !pids.some((pid) => parentOf(pid) === process.pid);
};

const onLinux = existsSync('/proc/self/status') ? describe : describe.skip;

onLinux('the process that reads a hostile document', () => {
  it('never has more memory than it may, and is gone', async () => {
    const { read, peak, readers } = await watched(bomb, 60_000);
    expect(read).toMatchObject({ ok: false, reason: 'too large' });
    expect(peak).toBeGreaterThan(50);
    // What is shared with other processes, such as the program itself, is no data of its own.
    expect(peak).toBeLessThan(documentLimits.memoryMb + 100);
    expect(await goneWithin(readers, 5_000)).toBe(true);
  }, 60_000);

  it('is ended when its time is over, and the sentence says so', async () => {
    const { read, tookMs, readers } = await watched(maze, 1_500);
    expect(read).toMatchObject({ ok: false, reason: 'timeout' });
    expect(tookMs).toBeLessThan(10_000);
    expect(readers.length).toBeGreaterThan(0);
    expect(await goneWithin(readers, 5_000)).toBe(true);
  }, 60_000);
});
