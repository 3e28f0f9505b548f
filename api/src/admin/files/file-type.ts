import type { FileType } from 'shared-contracts/calls/admin/types';
import type { DocumentKind } from '../../documents/document';

const types: Readonly<Record<DocumentKind, FileType>> = {
  pdf: 'pdf',
  docx: 'word',
  doc: 'word',
  xlsx: 'excel',
  pptx: 'powerpoint',
  png: 'image',
  jpg: 'image',
  txt: 'other',
};
const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
};

/** The kinds that a dataset may have. */
export const datasetKinds: ReadonlySet<DocumentKind> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg']);

export const fileTypeOf = (kind: DocumentKind): FileType => types[kind];
export const mediaTypeOf = (kind: DocumentKind): string => mediaTypes[kind];
