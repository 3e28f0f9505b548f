import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

/** Playwright's `test` over the built host and remotes alone, with stand-ins for the services: for how they load, in a moment. */
export const test = base.extend<object, { readonly address: string }>({
  address: [
    // Playwright wants the first argument taken apart, also where nothing of it is needed.
    async ({ browserName: _browserName }, use) => {
      const server = spawn(process.execPath, ['--import', 'tsx', 'tools/release/serve-installed.mjs'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(server.stdout, 'data')) as [Buffer];
      await use(line.toString().trim());
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
});

export { expect } from '@playwright/test';
