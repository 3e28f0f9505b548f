import './lib/check-node.mjs';
import { adviceFor } from './lib/advise-node.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot } from './lib/root.mjs';
import { main } from './lib/sentence.mjs';
import { endWithParent } from './lib/watch-parent.mjs';

/** Installs and builds what changed, then becomes the API, which serves everything and ends in order on Ctrl-C or SIGTERM. */
await main(async () => {
  const advice = adviceFor(process.versions.node);
  if (advice) console.log(advice);
  await prepare();
  if (process.platform === 'win32') endWithParent();
  process.setSourceMapsEnabled(true);
  process.argv[1] = inRoot('api/dist/main.js');
  await import(process.argv[1]);
});
