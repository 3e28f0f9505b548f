import type { DocumentPage } from '../../documents/document';

const pageMark = /(?:^|\n)\[Page (\d{1,5})\]\n/;

/** The pages of an attached file, whose text carries a mark before each; one page without a number where the file has none. */
export function filePages(text: string): DocumentPage[] {
  const [before = '', ...rest] = text.split(pageMark);
  const pages = rest.flatMap((part, index) =>
    index % 2 === 0 ? [{ page: Number(part), text: (rest[index + 1] ?? '').trim() }] : [],
  );
  return [...(before.trim() === '' ? [] : [{ page: null, text: before.trim() }]), ...pages];
}
