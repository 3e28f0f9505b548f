import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { inRoot } from './root.mjs';

/** Starts the built product on a free port, with a database of its own that is thrown away. */
export async function startApi(env = {}) {
  const [port, dataDir] = await Promise.all([freePort(), mkdtemp(path.join(tmpdir(), 'bench-'))]);
  const child = spawn(process.execPath, [inRoot('api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      FREE_QUESTIONS_PER_DAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('is ready at') && resolve());
    child.once('exit', (code) => reject(new Error(`The API ended with code ${code} before it was ready`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
