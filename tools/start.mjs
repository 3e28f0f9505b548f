import './lib/check-node.mjs';
import { adviceFor } from './lib/advise-node.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRoot } from './lib/root.mjs';
import { main } from './lib/sentence.mjs';

/** Installs and builds what changed, then becomes the API, which serves everything and ends in order on Ctrl-C or SIGTERM. */
await main(async () => {
  const advice = adviceFor(process.versions.node);
  if (advice) console.log(advice);
  await prepare();
  endWithParent();
  process.setSourceMapsEnabled(true);
  process.argv[1] = inRoot('api/dist/main.js');
  await import(process.argv[1]);
});

/** Windows tells a program nothing when the shell that started it ends: it looks for itself. Elsewhere `exec` leaves no shell in between. */
function endWithParent() {
  if (process.platform !== 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.emit('SIGTERM');
    }
  }, 1000).unref();
}
