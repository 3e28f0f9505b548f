/** A turn of speech, and the words of the law that it means. */
export type Turn = readonly [pattern: RegExp, meaning: string];
