import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [workspace, output] = process.argv.slice(2);

/** The host's inline scripts are named by their hashes; a remote has none. */
function scriptHashes() {
  const file = path.resolve(workspace, 'dist/csp.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).scripts : [];
}

const policy = [
  "default-src 'self'",
  ["script-src 'self'", ...scriptHashes()].join(' '),
  // Emotion writes style elements at run time; styles cannot run code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

writeFileSync(output, Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''));
