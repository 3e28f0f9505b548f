import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readDocument } from '../../documents/read-document';
import { toPassages } from '../../documents/passages';
import type { QuotableText } from '../document-index';
import { actFileSchema, actText, sectionLineSchema, slugOf } from './read-act';

/** What became of one file. */
export type ReadFile =
  | { readonly ok: true; readonly text: QuotableText; readonly note?: string }
  | { readonly ok: false; readonly why: string };

/** The files that a path stands for: itself, or everything importable below it. */
export async function importableFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => /\.(json|jsonl|jsonl\.gz|pdf|docx|txt)$/i.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Reads one file as texts; a file of lines may hold many Acts. What cannot be read is said and does not stop the others. */
export async function* readTexts(file: string): AsyncGenerator<ReadFile> {
  try {
    if (/\.jsonl(\.gz)?$/i.test(file)) yield* readLines(file);
    else if (extname(file).toLowerCase() === '.json') yield readActFile(await readFile(file, 'utf8'));
    else yield await readAnyDocument(file);
  } catch (error) {
    yield {
      ok: false,
      why: error instanceof Error ? (error.message.split('\n')[0] ?? 'It cannot be read.') : 'It cannot be read.',
    };
  }
}

function readActFile(content: string): ReadFile {
  const parsed = actFileSchema.safeParse(JSON.parse(content));
  if (!parsed.success) return { ok: false, why: 'It is not an Act with a title and sections.' };
  return { ok: true, text: actText(parsed.data.title, parsed.data.sections, parsed.data.source_url) };
}

async function* readLines(file: string): AsyncGenerator<ReadFile> {
  const input = createReadStream(file);
  const lines = createInterface({
    input: file.endsWith('.gz') ? input.pipe(createGunzip()) : input,
    crlfDelay: Infinity,
  });
  let act = '';
  let sections: Parameters<typeof actText>[1][number][] = [];
  let broken = 0;
  for await (const line of lines) {
    if (!line.trim()) continue;
    const parsed = sectionLineSchema.safeParse(parseLine(line));
    const title = parsed.data?.act_title ?? parsed.data?.act;
    if (!parsed.success || !title) {
      broken++;
      continue;
    }
    if (title !== act && sections.length > 0) {
      yield { ok: true, text: actText(act, sections) };
      sections = [];
    }
    act = title;
    sections.push(parsed.data);
  }
  if (sections.length > 0) yield { ok: true, text: actText(act, sections) };
  if (broken > 0) yield { ok: false, why: `${broken} of its lines are not sections with the title of their Act.` };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function readAnyDocument(file: string): Promise<ReadFile> {
  const name = basename(file);
  const read = await readDocument(await readFile(file), name);
  if (!read.ok) return { ok: false, why: read.message };
  const note =
    read.unreadablePages.length > 0 ? `pages ${read.unreadablePages.join(', ')} could not be read` : undefined;
  return {
    ok: true,
    text: { id: `file-${slugOf(name)}`, name, passages: toPassages(read.pages) },
    ...(note ? { note } : {}),
  };
}
