import type { DocumentPage } from '../../documents/document';

/** A part of a paper: a numbered clause, or a paragraph where nothing is numbered. */
export interface Clause {
  /** As it is written ("4", "4.2", "(b)"); '' without a number. */
  readonly number: string;
  readonly page: number | null;
  readonly text: string;
}

const beginning =
  /^(?:(?:clause|article|para(?:graph)?)\s+)?(\d{1,2}(?:\.\d{1,2}){0,2}|\([a-z]\)|[ivx]{1,4})[.):]?\s+(?=\S)/iu;
const longest = 1_600;

/** Cuts a paper where a numbered clause or a paragraph begins. */
export function clausesOf(pages: readonly DocumentPage[]): Clause[] {
  return pages.flatMap(({ page, text }) => {
    const clauses: Clause[] = [];
    for (const line of text.split('\n').map((part) => part.trim())) {
      const number = beginning.exec(line)?.[1] ?? '';
      const last = clauses.at(-1);
      const isNew = !last || number !== '' || line === '' || last.text.length > longest;
      if (isNew) clauses.push({ number, page, text: line });
      else clauses[clauses.length - 1] = { ...last, text: `${last.text} ${line}`.trim() };
    }
    return clauses.filter(({ text: words }) => /\p{L}{3}/u.test(words));
  });
}

/** The sentences of a clause. */
export const sentencesOf = ({ text }: Pick<Clause, 'text'>): string[] =>
  text
    .split(/(?<=[a-z0-9)"”।]{2}[.;।])\s+(?=[\p{Lu}\p{Lo}("“])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
