import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { capture } from './run.mjs';

const installations = '/usr/lib/postgresql';

/**
 * Starts a throwaway PostgreSQL server from the machine's own installation, or gives `null` where there is none.
 * PostgreSQL refuses to run as root, who therefore lends it to the user `postgres`.
 */
export async function startPrivatePostgres() {
  const bin = await newestInstallation();
  if (!bin) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const asServer = await serverUser(folder);
  const port = await freePort();
  const data = path.join(folder, 'data');
  const stop = async () => {
    await asServer([`${bin}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop']);
    await rm(folder, { recursive: true, force: true });
  };
  const made = await asServer([
    `${bin}/initdb`,
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const started =
    made.code === 0
      ? await asServer([`${bin}/pg_ctl`, '-D', data, '-w', '-l', `${folder}/log`, '-o', options, 'start'])
      : made;
  if (started.code !== 0) {
    await stop();
    throw new Error(`PostgreSQL could not be started for the tests:\n${started.output}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function newestInstallation() {
  if (!existsSync(installations)) return null;
  const versions = (await readdir(installations)).filter((version) =>
    existsSync(`${installations}/${version}/bin/initdb`),
  );
  const newest = versions.map(Number).sort((one, other) => other - one)[0];
  return newest ? `${installations}/${newest}/bin` : null;
}

async function serverUser(folder) {
  if (process.getuid() !== 0) return ([command, ...args]) => capture(command, args, { cwd: folder });
  await capture('chown', ['postgres', folder]);
  await chmod(folder, 0o700);
  return (command) => capture('runuser', ['-u', 'postgres', '--', ...command], { cwd: folder });
}
