import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './lib/free-port.mjs';
import { installMissing } from './lib/install.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';
import { oneAtATime } from './lib/one-at-a-time.mjs';
import { describedRemotes, remoteNames } from './lib/remotes.mjs';
import { inRoot } from './lib/root.mjs';
import { main, Sentence } from './lib/sentence.mjs';

const [only, ...options] = process.argv.slice(2);
const runningHost = options.find((option) => option.startsWith('--host='))?.slice('--host='.length);

/** The product on dev servers with hot reload, each remote on a port of its own, and the API restarting when its code changes. */
await main(async () => {
  await oneAtATime(() => installMissing());
  if (only) return serveOne(only.replace(/^remote-/, ''));
  const port = Number(process.env.PORT) || 3000;
  const apiPort = await freePort();
  const api = `http://localhost:${apiPort}`;
  const served = await Promise.all(remoteNames().map(async (name) => ({ name, port: await freePort() })));
  await mkdir(inRoot('host/dist'), { recursive: true });

  const children = [
    start('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'api/src/main.ts'], inRoot(), {
      PORT: String(apiPort),
      ...remoteUrls(served),
    }),
    serve('host', port, { DEV_API: api }),
    ...served.map((remote) => serve(`remote-${remote.name}`, remote.port)),
  ];
  stopTogether(children);
  await Promise.all([
    answers(`${api}/api/status`),
    answers(`http://localhost:${port}/`),
    ...served.map((remote) => answers(`http://localhost:${remote.port}/mf-manifest.json`)),
  ]);
  const { brand } = await loadTypeScript(inRoot('shared-contracts/src/brand.ts'));
  console.log(`${brand.name} is ready for changes at http://localhost:${port}`);
  for (const remote of served) console.log(`  remote-${remote.name} alone: http://localhost:${remote.port}`);
});

/** One remote alone, for a product that runs already: an administrator loads it there by `?remote=`. */
async function serveOne(name) {
  if (!remoteNames().includes(name))
    throw new Sentence(`There is no remote ${name}; there are ${remoteNames().join(', ')}.`);
  const port = Number(process.env.PORT) || (await freePort());
  stopTogether([serve(`remote-${name}`, port)]);
  await answers(`http://localhost:${port}/mf-manifest.json`);
  console.log(`remote-${name} alone: http://localhost:${port}`);
  if (runningHost)
    console.log(`In the product, signed in as an administrator: ${overrideUrl(runningHost, name, port)}`);
}

function overrideUrl(host, name, port) {
  const { trial } = describedRemotes().find((remote) => remote.name === name);
  return new URL(`${trial}?remote=${name}@localhost:${port}`, host).href;
}

function serve(workspace, port, env = {}) {
  return start('webpack-cli/bin/cli.js', ['serve', '--mode', 'development'], inRoot(workspace), {
    DEV_PORT: String(port),
    ...env,
  });
}

function start(script, args, cwd, env) {
  return spawn(process.execPath, [inRoot('node_modules', script), ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
}

/** Tells the API's registry where the remotes' dev servers are. */
function remoteUrls(served) {
  return Object.fromEntries(
    served.map((remote) => [`REMOTE_${remote.name.toUpperCase()}_URL`, `http://localhost:${remote.port}`]),
  );
}

/** One of them ending, or Ctrl-C, ends them all. */
function stopTogether(children) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const child of children) child.on('exit', stop);
  void Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(),
  );
}

async function answers(url) {
  for (const started = Date.now(); Date.now() - started < 300_000; await delay(200)) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
  }
  throw new Sentence(`${url} did not answer within five minutes: read the messages above.`);
}
