import * as z from 'zod';
import { id, instant, tableQuery } from '../common';

export const fileType = z.enum(['pdf', 'excel', 'powerpoint', 'word', 'image', 'other']);
/** Where a document stands: sent, being read, in use by the answers, or failed with a sentence. */
export const fileStatus = z.enum(['uploaded', 'reading', 'indexing', 'ready', 'failed']);

export const fileRecord = z.object({
  id,
  name: z.string(),
  type: fileType,
  /** In the unit `sizeUnit`, with 1 decimal. */
  size: z.number(),
  sizeUnit: z.literal('MB'),
  bytes: z.int(),
  uploadedBy: z.string(),
  uploadedOn: instant,
  status: fileStatus,
  /** 0 to 100 over reading and indexing. */
  progress: z.int(),
  pages: z.int().nullable(),
  passages: z.int(),
  message: z.string(),
});

export const fileDetail = fileRecord.extend({
  preview: z.array(z.object({ page: z.int().nullable(), text: z.string() })),
  unreadablePages: z.array(z.int()),
});

export const filesQuery = tableQuery.extend({
  type: z.union([z.literal('all'), fileType]).default('all'),
  status: z.union([z.literal('all'), fileStatus]).default('all'),
});

export const maxFileBytes = 10 * 1024 * 1024;
export const uploadedFile = z.object({ file: fileRecord, duplicateOf: z.string().nullable() });
