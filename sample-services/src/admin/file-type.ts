import type { FileType } from 'shared-contracts/calls/admin/types';

const typesByEnding: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  xls: 'excel',
  xlsx: 'excel',
  csv: 'excel',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  doc: 'word',
  docx: 'word',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
};

/** The kind of a file by the ending of its name; what is not known is `other`. */
export const fileTypeOf = (name: string): FileType =>
  typesByEnding[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'other';
