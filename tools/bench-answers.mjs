import { spawn } from 'node:child_process';
import { inRoot } from './lib/root.mjs';

/** Measures the answers over the question set; `--failures` lists what went wrong on the tuning half. */
const child = spawn(
  process.execPath,
  ['--import', 'tsx', inRoot('api/src/bench/answers.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: inRoot('.') },
);
child.on('exit', (code) => process.exit(code ?? 1));
