import type { FastifyRequest } from 'fastify';

/** The plain fields of a multipart body; files in it are skipped. */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume();
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return fields;
}
