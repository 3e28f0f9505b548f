import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { assignBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import { safeFileName } from '../../platform/files/file-name';
import { parsePart } from '../../platform/http/parse-part';
import { ProblemError, refused } from '../../platform/http/problem';

export type Assignment = z.output<typeof assignBody>;

export interface Proof {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/**
 * Reads the assignment form with its proof, which has to be a picture by its content.
 * @throws ProblemError 400 with a sentence per refused field
 */
export async function readAssignment(
  request: FastifyRequest,
): Promise<{ assignment: Assignment; proof: Proof | null }> {
  if (!request.isMultipart()) throw new ProblemError(400, 'Send the form as multipart/form-data.');
  const fields: Record<string, string> = {};
  let proof: Proof | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'proof') proof = await proofOf(part.filename, await part.toBuffer());
    else part.file.resume();
  }
  return { assignment: parsePart(assignBody, fields, 'body') as Assignment, proof };
}

async function proofOf(name: string, bytes: Buffer): Promise<Proof> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !pictures.has(found.mime))
    throw refused({ proof: 'The proof has to be a picture: PNG, JPG, GIF or WEBP.' });
  return { name: safeFileName(name), mediaType: found.mime, bytes };
}
