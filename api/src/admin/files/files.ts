import type { FastifyInstance } from 'fastify';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { paths } from 'shared-contracts/paths';
import type { DocumentIndex } from '../../documents/document-index';
import { notFound } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { ring } from '../bell/bell';
import { attachmentHeaders } from '../../platform/http/attachment-headers';
import { administrator } from '../guard';
import { pathOf } from '../path-of';
import type { Undo } from '../undo/undo';
import {
  findFile,
  listFiles,
  previewPassages,
  removeFiles,
  restoreFiles,
  setStanding,
  toFileRecord,
} from './file-store';
import { readFileJob } from './read-file-job';
import { receiveFile } from './receive-file';

const previewed = 20;
const undoKind = 'files.delete';

export interface FilesOptions {
  readonly index: DocumentIndex;
  readonly undo: Undo;
  /** Told about every new file, for the mail that administrators may want. */
  readonly onUploaded: (file: { name: string; uploadedBy: string }) => Promise<void>;
}

/** The datasets: files whose text the answers use. */
export function serveFiles(
  scope: FastifyInstance,
  platform: Platform,
  { index, undo, onUploaded }: FilesOptions,
): void {
  const { database, jobs, files } = platform;

  undo.add(undoKind, async (payload) => {
    const restored = await restoreFiles(database, payload as string[]);
    for (const { id } of restored) await jobs.send(readFileJob, { id });
  });

  serveAdminCalls(scope, platform, {
    listFiles: ({ query }) => listFiles(database, query),
    async getFile({ params }) {
      const row = await findFile(database, params.id);
      if (!row) throw notFound('file');
      return {
        ...toFileRecord(row),
        preview: await previewPassages(database, row.id, previewed),
        unreadablePages: row.unreadable_pages,
      };
    },
    async uploadFile(call) {
      const { name, email } = await administrator(platform, call.request, call.reply);
      const uploaded = await receiveFile(platform, call.request, name || email);
      if (uploaded.duplicateOf === null) {
        await audit(platform, call, {
          action: 'file.upload',
          subject: uploaded.file.name,
          after: { bytes: uploaded.file.bytes, type: uploaded.file.type },
        });
        await ring(database, `${uploaded.file.name} was uploaded.`, paths.admin.files.href());
        await onUploaded({ name: uploaded.file.name, uploadedBy: name || email });
      }
      return uploaded;
    },
    async reindexFile(call) {
      const row = await findFile(database, call.params.id);
      if (!row) throw notFound('file');
      const waiting = await setStanding(database, row.id, { status: 'uploaded', progress: 0 });
      await jobs.send(readFileJob, { id: row.id });
      await audit(platform, call, { action: 'file.reindex', subject: row.name });
      return toFileRecord(waiting ?? row);
    },
    async deleteFiles(call) {
      const { userId } = await administrator(platform, call.request, call.reply);
      const removed = await removeFiles(database, call.body.ids, platform.now());
      if (removed.length === 0) throw notFound('file');
      await index.remove(removed.map(({ id }) => id));
      for (const { name } of removed) await audit(platform, call, { action: 'file.delete', subject: name });
      return {
        ok: true,
        undo: await undo.offer(
          undoKind,
          removed.map(({ id }) => id),
          userId,
        ),
      };
    },
  });

  scope.get<{ Params: { id: string } }>(pathOf(adminDownloads.file(':id')), async (request, reply) => {
    const row = await findFile(database, request.params.id);
    const stored = row && (await files.read(row.stored_file_id));
    if (!row || !stored) throw notFound('file');
    return reply.headers(attachmentHeaders(row.name, stored.mediaType)).send(stored.bytes);
  });
}
