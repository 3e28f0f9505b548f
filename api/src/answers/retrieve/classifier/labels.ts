/** The label of questions that are none of Indian law; every other label is the id of a record. */
export const NONE_OF_LAW = 'none-of-law';
