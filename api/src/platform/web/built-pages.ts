import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What the host's build says about its pages. */
export interface BuiltPages {
  /** Sources of the inline scripts for the content security policy, such as `'sha256-...'`. */
  readonly scriptHashes: readonly string[];
}

const cspFile = z.object({ scripts: z.array(z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/=]+'$/)) });

/** Reads `csp.json` of the host's build; a host that is not built has no inline scripts. */
export function readBuiltPages(hostDist: string): BuiltPages {
  const file = join(hostDist, 'csp.json');
  if (!existsSync(file)) return { scriptHashes: [] };
  return parseBuiltPages(readFileSync(file, 'utf8'));
}

/** The same for the text of that file. */
export const parseBuiltPages = (text: string): BuiltPages => ({
  scriptHashes: cspFile.parse(JSON.parse(text)).scripts,
});
