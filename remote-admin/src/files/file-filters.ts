import type { FileStatus, FileType } from 'shared-contracts';

export interface FileFilterValues extends Readonly<Record<string, string>> {
  readonly type: 'all' | FileType;
  readonly status: 'all' | FileStatus;
}

export const fileFilters: FileFilterValues = { type: 'all', status: 'all' };

export const fileTypeNames: Readonly<Record<FileType, string>> = {
  pdf: 'PDF',
  word: 'Word',
  excel: 'Excel',
  powerpoint: 'PowerPoint',
  image: 'Image',
  other: 'Other',
};

export const fileStatusNames: Readonly<Record<FileStatus, string>> = {
  uploaded: 'Waiting',
  reading: 'Reading',
  indexing: 'Indexing',
  ready: 'Ready',
  failed: 'Failed',
};
