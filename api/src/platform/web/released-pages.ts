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
  const file = releaseFolders
    .flatMap((folder) => [fragmentFile(folder, path, spoken), fragmentFile(folder, path)])
    .find((candidate) => existsSync(candidate));
  const shell = textOf(join(hostDist, 'shell.html')) ?? textOf(join(hostDist, 'index.html'));
  if (!file || !shell) return undefined;
  const fragment = readFragment(file);
  if (!fragment) return undefined;
  if (fragment.frame === 'bare') return fillPage(shell, fragment, fragment.markup);
  const frame = frameFor(hostDist, path);
  return frame && fillPage(shell, fragment, frame.before + fragment.markup + frame.after);
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
function frameFor(hostDist: string, path: string): Frame | undefined {
  const own = textOf(join(hostDist, path, 'index.html'));
  if (own) return frameOf(own);
  const language = languageOf(path);
  const first = textOf(join(hostDist, language === 'en' ? '' : language, 'index.html'));
  const frame = first && frameOf(first);
  return frame ? ofNoPage(frame) : undefined;
}

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
