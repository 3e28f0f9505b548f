import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the API as its package says it. */
export function readVersion(apiRoot: string): string {
  return (JSON.parse(readFileSync(join(apiRoot, 'package.json'), 'utf8')) as { version: string }).version;
}
