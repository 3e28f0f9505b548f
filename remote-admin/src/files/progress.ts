import type { FileRecord } from 'shared-contracts';

/** Whether the server is still at work on a file. */
export const isBusy = ({ status }: FileRecord): boolean =>
  status === 'uploaded' || status === 'reading' || status === 'indexing';
