import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';

/**
 * The file of a build of the host that is shown at an address: a prerendered page, in the visitor's language where it has several, or the
 * empty shell that renders any address in the browser.
 */
export function pageFile(host: string, path: string, spoken: string): string | undefined {
  const candidates = [`${path}/index.${spoken}.html`, `${path}/index.html`, '/shell.html', '/index.html'];
  return candidates.map((candidate) => normalize(candidate)).find((candidate) => isFile(join(host, candidate)));
}

export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
