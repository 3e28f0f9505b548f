import type { DocumentPage } from './document';

/** A piece of a document that an answer can quote. */
export interface DocumentPassage {
  /** Page it begins on, counted from 1; null where the file has no pages. */
  readonly page: number | null;
  /** Position within the document, counted from 0. */
  readonly position: number;
  readonly text: string;
}

const target = 900;
const longest = 1_400;

/** Cuts pages into passages of about 900 characters, at paragraph or sentence ends; a passage never runs over a page's end. */
export function toPassages(pages: readonly DocumentPage[]): DocumentPassage[] {
  return pages
    .flatMap(({ page, text }) => cut(text).map((piece) => ({ page, text: piece })))
    .map(({ page, text }, position) => ({ page, position, text }));
}

function cut(text: string): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const sentence of sentences(text)) {
    if (current !== '' && current.length + sentence.length > target) {
      pieces.push(current.trim());
      current = '';
    }
    current += sentence;
  }
  if (current.trim() !== '') pieces.push(current.trim());
  return pieces;
}

/** Sentences and lines with their ends, together the whole text; what is longer than a passage may be is cut at blanks. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?।]\s+)(?=\S)|(?<=\n)/u)
    .flatMap((sentence) =>
      sentence.length <= longest ? [sentence] : (sentence.match(/[\s\S]{1,1000}(?:\s|$)|[\s\S]{1,1000}/g) ?? []),
    );
}
