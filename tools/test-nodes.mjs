import './lib/check-node.mjs';
import path from 'node:path';
import { nodeRuntime } from './lib/node-runtime.mjs';
import { inRoot } from './lib/root.mjs';
import { CommandFailed, run } from './lib/run.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const supported = ['20', '22', '24'];

/**
 * `npm run test:nodes -- [20 22 24] [WORKSPACE ...]`: runs everything, or the suites of some workspaces, on each Node that starts the
 * product. The last line says on which it went well.
 */
await main(async () => {
  const given = process.argv.slice(2);
  const named = given.filter((word) => /^\d+$/.test(word));
  const workspaces = given.filter((word) => !/^\d+$/.test(word));
  const failed = [];
  const versions = named.length > 0 ? named : supported;
  for (const version of versions) {
    const folder = await nodeRuntime(version);
    const env = { PATH: `${folder}${path.delimiter}${process.env.PATH}` };
    console.log(`\nNode ${version}`);
    try {
      if (workspaces.length === 0) await run(path.join(folder, 'node'), [inRoot('tools/test.mjs')], { env });
      for (const workspace of workspaces)
        await run(path.join(folder, 'node'), [inRoot('node_modules/jest/bin/jest.js')], {
          env,
          cwd: inRoot(workspace),
        });
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      failed.push(version);
    }
  }
  if (failed.length > 0) throw new Sentence(`Something failed on Node ${failed.join(', ')}.`);
  console.log(`\nAll went well on Node ${versions.join(', ')}.`);
});
