import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { languageOf } from 'shared-contracts/language/local-paths';
import * as z from 'zod';
import { fillPage, frameOf, ofNoPage, type Frame, type PageFragment } from './fill-page';

const fragmentSchema: z.ZodType<PageFragment> = z.object({
  language: z.string(),
  title: z.string(),
  description: z.string(),
  head: z.string(),
  markup: z.string(),
  frame: z.enum(['public', 'bare']),
});

/**
 * Where a release keeps what it rendered of a page.
 * @param path the page's address, beginning with a slash
 * @param language of a page that has one address in several languages; without it the one that stands first
 */
export const fragmentFile = (releaseFolder: string, path: string, language?: string): string =>
  join(releaseFolder, 'pages', normalize(path), language ? `page.${language}.json` : 'page.json');

/**
 * A page as a published release renders it, in the frame of the host that is installed here.
 * @param releaseFolders the folders of the releases that the visitor gets
 * @param spoken the visitor's language, for pages that have one address in several
 * @returns undefined where no release brings this page, or the host has no frame to put it in
 */
export function releasedPage(
  hostDist: string,
  releaseFolders: readonly string[],
  path: string,
  spoken: string,
): string | undefined {
  const fragment = releasedFragment(releaseFolders, path, spoken);
  return fragment && inFrame(fragment, path, (file) => textOf(join(hostDist, file)));
}

/** What a published release rendered of a page; undefined where none brings it. */
export function releasedFragment(
  releaseFolders: readonly string[],
  path: string,
  spoken: string,
): PageFragment | undefined {
  const file = releaseFolders
    .flatMap((folder) => [fragmentFile(folder, path, spoken), fragmentFile(folder, path)])
    .find((candidate) => existsSync(candidate));
  return file ? readFragment(file) : undefined;
}

/**
 * A page of a release in the host's frame.
 * @param hostFile the host's files by their paths; nothing where it has no such file
 */
export function inFrame(
  fragment: PageFragment,
  path: string,
  hostFile: (file: string) => string | undefined,
): string | undefined {
  const [own = '', first = '', ...shells] = hostFilesOf(path);
  const shell = shells.map(hostFile).find(Boolean);
  if (!shell) return undefined;
  if (fragment.frame === 'bare') return fillPage(shell, fragment, fragment.markup);
  const frame = frameFor(hostFile(own), hostFile(first));
  return frame && fillPage(shell, fragment, frame.before + fragment.markup + frame.after);
}

/** The files of the host that a page is made of: its own page, the first page of the language, the empty page by either name. */
export function hostFilesOf(path: string): readonly string[] {
  const language = languageOf(path);
  return [
    join('.', path, 'index.html'),
    join(language === 'en' ? '' : language, 'index.html'),
    'shell.html',
    'index.html',
  ];
}

/** Undefined where the file is damaged: the host's own page is shown then. */
function readFragment(file: string): PageFragment | undefined {
  try {
    return fragmentSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The frame that the host rendered for this page; for a page that is new, that of the language's first page. */
function frameFor(own: string | undefined, first: string | undefined): Frame | undefined {
  if (own) return frameOf(own);
  const frame = first && frameOf(first);
  return frame ? ofNoPage(frame) : undefined;
}

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
