/** The label of questions that are none of Indian law; every other label is the id of a record, or of one of its short answers. */
export const NONE_OF_LAW = 'none-of-law';

const OF = '#';

/** The label of what is asked with one short answer of a record: a part of what is asked about the record. */
export const answerLabel = (recordId: string, answerId: string): string => `${recordId}${OF}${answerId}`;

/** The record to which a label belongs. */
export const recordOf = (label: string): string => label.split(OF, 1)[0] ?? label;
