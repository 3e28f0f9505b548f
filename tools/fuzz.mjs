import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './lib/root.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const usual = 20_000;
const seeds = 2 ** 31;

/** `npm run fuzz -- REQUESTS SEED`: hostile requests against every call. Without a seed each run sends others. */
await main(async () => {
  const [requests = usual, seed = Math.floor(Math.random() * seeds)] = process.argv.slice(2).map(Number);
  if (!(requests > 0) || !Number.isInteger(seed))
    throw new Sentence('Say how many requests to send, and the seed as a whole number: npm run fuzz -- 20000 7');
  console.log(`${requests} requests, seed ${seed}`);
  const { status } = spawnSync(
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), '-c', 'api/jest.config.cjs', 'api/src/testing/fuzz'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: `${requests}`, FUZZ_SEED: `${seed}` } },
  );
  process.exitCode = status ?? 1;
});
