import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attachment } from 'shared-contracts';
import { chatRoutes } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { authorise } from '../accounts/authorise';
import { readDocument } from '../documents/read-document';
import { ProblemError, refused } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import { principalKey } from '../platform/principal/principal';
import { addAttachment, removeAttachment } from './attachment-store';
import type { Chats } from './ask';

/** Letters of a document that an answer can use; what comes after them is not kept. */
const longestText = 400_000;

/** Files that go with a question: read at once, in a worker; only their text is kept. */
export function serveAttachments(app: FastifyInstance, { platform, allowance }: Chats): void {
  const { database } = platform;
  serveCalls(app, platform.principals, chatRoutes, chatSchemas)({
    async attach(call) {
      const principal = await authorise(call, 'attach documents');
      const { name, bytes } = await readUpload(call.request);
      await allowance.takeFile(principal);
      const read = await readDocument(bytes, name);
      const text = read.ok ? read.pages.map((page) => (page.page === null ? page.text : `[Page ${page.page}]\n${page.text}`)).join('\n\n').slice(0, longestText) : '';
      const pages = read.ok ? read.pageCount : null;
      const id = await addAttachment(database, { owner: principalKey(principal), name, size: bytes.length, pages, text });
      return { id, name, size: bytes.length, readable: read.ok, pages, message: read.ok ? '' : read.message } satisfies Attachment;
    },
    async removeAttachment(call) {
      await removeAttachment(database, principalKey(await authorise(call, 'attach documents')), call.params.id);
      return { ok: true };
    },
  });
}

async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const file = request.isMultipart() ? await request.file() : undefined;
  if (!file) throw refused({ file: 'Choose a file first.' });
  try {
    return { name: file.filename.slice(-180), bytes: await file.toBuffer() };
  } catch (error) {
    if (file.file.truncated) throw new ProblemError(413, 'An attached file may have 10 MB at most.');
    throw error;
  }
}
