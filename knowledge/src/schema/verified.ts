import { isoDate, text } from './common';

/** When a record was last held against its source, and against which. Nothing is claimed where they are missing. */
export const verifiedFields = { verifiedOn: isoDate.optional(), source: text.optional() };
