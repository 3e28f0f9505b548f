const SENTENCE_END = /(?<=[.?!।])\s+(?=\S)/u;

export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).filter(Boolean);
