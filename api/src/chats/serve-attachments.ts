import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attachment } from 'shared-contracts';
import { chatRoutes } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { authorise } from '../accounts/authorise';
import type { DocumentPage, ReadDocument } from '../documents/document';
import { attachmentLimits, pictureLimits } from '../documents/limits';
import { readingRoom, readWithScans } from '../documents/read-document';
import type { Place } from '../documents/reading-room';
import type { Database } from '../platform/database/database';
import { safeFileName } from '../platform/files/file-name';
import { createCounter } from '../platform/http/counter';
import { ProblemError, refused } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import { principalKey } from '../platform/principal/principal';
import { addAttachment, boundVisitorAttachments, removeAttachment } from './attachment-store';
import type { Chats } from './ask';

const hourMs = 3_600_000;
/** What the database keeps of the files of all visitors together. */
const visitorFileBytes = 300 * 1024 * 1024;
/** Files of visitors that one address may send an hour; a shared address has many people behind it. */
const filesPerAddress = { production: 60, elsewhere: 600 };

/** Files that go with a question: read at once, in a process of their own; only their text is kept. */
export function serveAttachments(app: FastifyInstance, { platform, allowance }: Chats): void {
  const { database, config } = platform;
  const ofAddress = createCounter(
    hourMs,
    config.production ? filesPerAddress.production : filesPerAddress.elsewhere,
    () => platform.now().getTime(),
    { notices: platform.notices, name: 'files of visitors' },
  );

  /** Takes a place in the reading room for the time of the work, before the file is taken into memory. */
  async function inRoom<T>(sender: string, work: (place: Place) => Promise<T>): Promise<T> {
    const place = readingRoom.enter(sender);
    if (!place)
      throw new ProblemError(503, 'Many files are being read at the moment. Please send it again in a minute.', {
        headers: { 'retry-after': '60' },
      });
    try {
      return await work(place);
    } finally {
      place.leave();
    }
  }

  serveCalls(
    app,
    platform.principals,
    chatRoutes,
    chatSchemas,
  )({
    async attach(call) {
      const principal = await authorise(call, 'attach documents');
      const { ip } = call.request;
      if (principal.kind === 'visitor' && !ofAddress.allows(ip))
        throw new ProblemError(429, 'Too many files came from your connection. Please try again in an hour.', {
          headers: { 'retry-after': '3600' },
        });
      return inRoom(ip, async (place) => {
        const { name, bytes } = await readUpload(call.request);
        await allowance.takeFile(principal);
        const read = await place.run(() => readWithScans(bytes, name, limitsFor(name)));
        if (principal.kind === 'visitor') await boundVisitorAttachments(database, visitorFileBytes);
        return keepAttachment(database, principalKey(principal), { name, size: bytes.length, read });
      });
    },
    async removeAttachment(call) {
      await removeAttachment(database, principalKey(await authorise(call, 'attach documents')), call.params.id);
      return { ok: true };
    },
  });
}

const limitsFor = (name: string) => (/\.(?:png|jpe?g)$/i.test(name) ? pictureLimits : attachmentLimits);

interface ReadFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly read: ReadDocument;
}

async function keepAttachment(database: Database, owner: string, { name, size, read }: ReadFile): Promise<Attachment> {
  const text = read.ok ? textOf(read.pages).slice(0, attachmentLimits.characters) : '';
  const pages = read.ok ? read.pageCount : null;
  const id = await addAttachment(database, { owner, name, size, pages, text });
  return { id, name, size, readable: read.ok, pages, message: read.ok ? '' : read.message };
}

const textOf = (pages: readonly DocumentPage[]): string =>
  pages.map(({ page, text }) => (page === null ? text : `[Page ${page}]\n${text}`)).join('\n\n');

async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const file = request.isMultipart() ? await request.file() : undefined;
  if (!file) throw refused({ file: 'Choose a file first.' });
  try {
    return { name: safeFileName(file.filename), bytes: await file.toBuffer() };
  } catch (error) {
    if (file.file.truncated) throw new ProblemError(413, 'An attached file may have 10 MB at most.');
    throw error;
  }
}
