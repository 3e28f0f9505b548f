import type { FastifyRequest } from 'fastify';
import { assignBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import { parsePart } from '../../platform/http/parse-part';
import { ProblemError, refused } from '../../platform/http/problem';

export type Assignment = z.output<typeof assignBody>;

export interface Proof {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const pictures: readonly { readonly mediaType: string; readonly magic: readonly number[]; readonly at: number }[] = [
  { mediaType: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47], at: 0 },
  { mediaType: 'image/jpeg', magic: [0xff, 0xd8, 0xff], at: 0 },
  { mediaType: 'image/gif', magic: [0x47, 0x49, 0x46, 0x38], at: 0 },
  { mediaType: 'image/webp', magic: [0x57, 0x45, 0x42, 0x50], at: 8 },
];

/**
 * Reads the assignment form with its proof, which has to be a picture by its content.
 * @throws ProblemError 400 with a sentence per refused field
 */
export async function readAssignment(request: FastifyRequest): Promise<{ assignment: Assignment; proof: Proof | null }> {
  if (!request.isMultipart()) throw new ProblemError(400, 'Send the form as multipart/form-data.');
  const fields: Record<string, string> = {};
  let proof: Proof | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'proof') proof = proofOf(part.filename, await part.toBuffer());
    else part.file.resume();
  }
  return { assignment: parsePart(assignBody, fields, 'body') as Assignment, proof };
}

function proofOf(name: string, bytes: Buffer): Proof {
  const found = pictures.find(({ magic, at }) => magic.every((byte, index) => bytes[at + index] === byte));
  if (!found) throw refused({ proof: 'The proof has to be a picture: PNG, JPG, GIF or WEBP.' });
  return { name, mediaType: found.mediaType, bytes };
}
