import type { CitationRef } from 'shared-contracts';

const past = new Set<CitationRef['status']>(['repealed', 'omitted', 'struck down', 'overruled']);

/** Whether a source is no longer the law, which must be seen before it is relied on. */
export const isPast = ({ status }: Pick<CitationRef, 'status'>): boolean => past.has(status);
