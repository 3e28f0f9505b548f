import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

const main = path.resolve(import.meta.dirname, '../../api/dist/main.js');
const readyWithinMs = 600_000;

/** Names the data folder of a product that has started once: an instance that begins with a copy of it is ready at once. */
export const TEMPLATE = 'PRODUCT_TEMPLATE_DIR';

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it and removes its data folder; `last` runs in between. */
  stop(last?: () => Promise<void>): Promise<void>;
}

/**
 * Starts one instance of the built product on a free port and in a data folder of its own.
 * @param environment variables beside the defaults, such as `SERVICES: 'simulated'`
 */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-'));
  const template = process.env[TEMPLATE];
  if (template) await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await whenReady(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async stop(last) {
      await ended(child);
      await last?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => fail('was not ready in time'), readyWithinMs);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The product ${what}:\n${output}`));
    };
    const onText = (text: Buffer) => {
      output += text.toString();
      if (!output.includes('is ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', onText);
    child.stderr?.on('data', onText);
    child.once('exit', (code) => fail(`ended with code ${String(code)}`));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
