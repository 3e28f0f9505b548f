import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

export interface Installed {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves the built host and remotes alone, with stand-ins for the services: for how they load, in a moment.
 * @param earlier what is of the release before instead of this build, such as `['host', 'chat']`
 */
export async function serveInstalled(earlier: readonly string[] = []): Promise<Installed> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/release/serve-installed.mjs', ...earlier], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    address: line.toString().trim(),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Playwright's `test` over the builds of this installation. */
export const test = base.extend<object, { readonly address: string }>({
  address: [
    // Playwright wants the first argument taken apart, also where nothing of it is needed.
    async ({ browserName: _browserName }, use) => {
      const { address, stop } = await serveInstalled();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
});

export { expect } from '@playwright/test';
