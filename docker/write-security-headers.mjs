import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../tools/lib/load-typescript.mjs';
import { inRoot } from '../tools/lib/root.mjs';

const [workspace, output] = process.argv.slice(2);
const { contentSecurityPolicy, openerPolicy, permissionsPolicy, referrerPolicy } = await loadTypeScript(
  inRoot('shared-contracts/src/security/content-security-policy.ts'),
);

/** The host's inline scripts are named by their hashes; a remote has none. */
function scriptHashes() {
  const file = path.resolve(workspace, 'dist/csp.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).scripts : [];
}

const policy = contentSecurityPolicy({
  scriptHashes: scriptHashes(),
  remotes: [],
  services: [],
  takesPayments: workspace === 'host',
});

const headers = {
  'Content-Security-Policy': Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; '),
  'Cross-Origin-Opener-Policy': openerPolicy,
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': referrerPolicy,
  'X-Content-Type-Options': 'nosniff',
};

writeFileSync(
  output,
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join(''),
);
