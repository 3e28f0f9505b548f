import type { Citation } from 'shared-contracts/calls/chat/types';
import { toPassages, type DocumentPassage } from '../../documents/passages';
import type { AttachedFile } from '../find/attachments';
import { clausesOf } from './clauses';
import { filePages } from './file-pages';

/** A place in an asker's own file: a page, or one passage of it. */
export interface FilePlace {
  readonly file: string;
  /** Its position among the file's passages. */
  readonly passage?: number;
  /** Counted from 1; 0 where the file has no pages. */
  readonly page?: number;
}

const form = /^file-([0-9a-f-]{36})-(p)?(\d{1,5})$/;

export const filePageId = (file: string, page: number | null): string => `file-${file}-p${page ?? 0}`;
export const filePassageId = (file: string, position: number): string => `file-${file}-${position}`;

/** The place that the id of a citation names; undefined where it is no file's. */
export function filePlace(id: string): FilePlace | undefined {
  const [, file, isPage, number] = form.exec(id) ?? [];
  if (file === undefined || number === undefined) return undefined;
  return isPage ? { file, page: Number(number) } : { file, passage: Number(number) };
}

/** The passages of a file in their order: its clauses, the long ones cut. */
export const filePassages = (text: string): DocumentPassage[] =>
  toPassages(clausesOf(filePages(text)).map(({ page, text: words }) => ({ page, text: words })));

/** The page of a place, as it stands in the text of the file; null where the file has no pages. */
export function pageOf(text: string, { page, passage }: FilePlace): number | null {
  if (passage === undefined) return page || null;
  return filePassages(text)[passage]?.page ?? null;
}

/** What an answer cites of a file. */
export function fileCitation(id: string, name: string, page: number | null): Citation {
  return {
    id,
    kind: 'document',
    label: page === null ? name : `${name}, page ${page}`,
    act: '',
    number: '',
    title: name,
    url: '',
  };
}

/** The citations of an answer that are places in the asker's own files. */
export function fileCitations(ids: readonly string[], files: readonly AttachedFile[]): Citation[] {
  return ids.flatMap((id) => {
    const place = filePlace(id);
    const file = place && files.find((one) => one.id === place.file);
    return place && file ? [fileCitation(id, file.name, pageOf(file.text, place))] : [];
  });
}

/** Words as the text of a citation: without the signs that end one. */
export const citedWords = (words: string): string => words.replace(/[[\]|]/g, ' ');
