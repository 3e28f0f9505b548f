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

const policyOfImage = Object.entries(policy)
  .map((directive) => directive.flat().join(' '))
  .join('; ');

const headers = {
  // Where remotes may come from, the API's settings say: for pages it sends the whole policy. Of a remote no page is shown.
  'Content-Security-Policy': workspace === 'host' ? '$page_policy' : policyOfImage,
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

writeFileSync(
  path.join(path.dirname(output), 'page-policy.conf'),
  `map $upstream_http_x_page_policy $page_policy {\n  default $upstream_http_x_page_policy;\n  "" "${policyOfImage}";\n}\n`,
);
