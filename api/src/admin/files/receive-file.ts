import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { maxFileBytes } from 'shared-contracts/calls/admin/files';
import type { UploadedFile } from 'shared-contracts/calls/admin/types';
import { detectKind } from '../../documents/detect-kind';
import { DocumentRefused } from '../../documents/document';
import { ProblemError, refused } from '../../platform/http/problem';
import { safeFileName } from '../../platform/files/file-name';
import type { Platform } from '../../platform/platform';
import { addFile, findFileByContent, toFileRecord } from './file-store';
import { datasetKinds, fileTypeOf, mediaTypeOf } from './file-type';
import { readFileJob } from './read-file-job';

const megabytes = maxFileBytes / 1024 / 1024;

/**
 * Takes in one file of a dataset: its type by content, its size, and whether it is there already.
 * @param uploadedBy the administrator's name
 * @throws ProblemError with a sentence; nothing is kept then
 */
export async function receiveFile(
  platform: Platform,
  request: FastifyRequest,
  uploadedBy: string,
): Promise<UploadedFile> {
  const { name, bytes } = await readUpload(request);
  const kind = await kindOf(bytes, name);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await findFileByContent(platform.database, sha256);
  if (known) return { file: toFileRecord(known), duplicateOf: known.name };
  const stored = await platform.files.put({ name, mediaType: mediaTypeOf(kind), bytes });
  const row = await addFile(platform.database, {
    storedFileId: stored.id,
    name,
    type: fileTypeOf(kind),
    bytes: bytes.length,
    sha256,
    uploadedBy,
  });
  if (!row) {
    await platform.files.remove(stored.id);
    const first = await findFileByContent(platform.database, sha256);
    if (!first) throw new ProblemError(409, 'This file is being changed elsewhere. Please send it again.');
    return { file: toFileRecord(first), duplicateOf: first.name };
  }
  await platform.jobs.send(readFileJob, { id: row.id });
  return { file: toFileRecord(row), duplicateOf: null };
}

async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const file = request.isMultipart() ? await request.file() : undefined;
  if (!file) throw refused({ file: 'Choose a file first.' });
  try {
    return { name: safeFileName(file.filename), bytes: await file.toBuffer() };
  } catch (error) {
    if (file.file.truncated)
      throw new ProblemError(413, `A file may have ${megabytes} MB at most; this one is larger and cannot be read.`);
    throw error;
  }
}

async function kindOf(bytes: Buffer, name: string) {
  try {
    const kind = await detectKind(bytes, name);
    if (datasetKinds.has(kind)) return kind;
  } catch (error) {
    if (error instanceof DocumentRefused)
      throw new ProblemError(422, error.message, { errors: { file: error.message } });
    throw error;
  }
  throw new ProblemError(
    422,
    'This type of file cannot be read as a dataset. Send a PDF, DOCX, XLSX, PPTX, PNG or JPG file.',
  );
}
