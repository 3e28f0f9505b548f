import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject, readProject } from './project';

/** The machine's nginx, or `undefined` where there is none. */
export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

export interface Site {
  readonly conf: string;
  readonly folder: string;
  remove(): void;
}

export interface Layout {
  readonly conf: 'host.conf' | 'remote.conf' | 'releases.conf';
  /** The workspace whose build is served. */
  readonly workspace: string;
  /** A port of 127.0.0.1, or the path of a socket. */
  readonly listen: number | string;
  /** Where the host finds the others, which have names of their own in a container network. */
  readonly api?: string;
  /** Or they are looked up by their names there, as in a cluster. */
  readonly network?: { readonly resolver: string; readonly domain: string; readonly apiPort: number };
  /** Whether a proxy of our own is in front, whose word on the caller's address counts. */
  readonly trustProxy?: boolean;
  /** Folder with a socket `remote-NAME.sock` for each remote. */
  readonly sockets?: string;
  /** Another folder than the workspace's build. */
  readonly root?: string;
}

/** What the configurations have in common. */
const included = ['static.conf', 'brotli.conf', 'packed.conf'];

/** Lays out a container's nginx files in a folder of their own, with the workspace's build as its site. */
export function layOut({ conf, workspace, listen, api, network, trustProxy, sockets, root }: Layout): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const places: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      [...included, 'security-headers.conf', 'page-policy.conf'].map((file) => [
        `/etc/nginx/${file}`,
        `${folder}/${file}`,
      ]),
    ),
    '/srv/app': root ?? inProject(workspace, 'dist'),
    '/dev/stdout': `${folder}/access.log`,
    '/dev/stderr': `${folder}/error.log`,
    '/tmp/': `${folder}/`,
    'listen 8080': `listen ${typeof listen === 'number' ? `127.0.0.1:${listen}` : `unix:${listen}`}`,
    ...(api ? { 'http://api$network:3000': api } : {}),
    ...(network ? { 'http://api$network:3000': `http://api$network:${network.apiPort}` } : {}),
    ...(sockets ? { 'http://remote-$1$network:8080': `http://unix:${sockets}/remote-$1.sock:` } : {}),
  };
  const pattern = new RegExp(
    Object.keys(places)
      .map((text) => text.replaceAll('$', '\\$'))
      .join('|'),
    'g',
  );
  const place = (text: string) => text.replace(pattern, (found) => places[found] ?? found);
  // As the start of the image fills its templates in; 127.0.0.11 is docker's own name server.
  const environment: Readonly<Record<string, string>> = {
    NGINX_LOCAL_RESOLVERS: network?.resolver ?? '127.0.0.11',
    NETWORK_DOMAIN: network?.domain ?? '',
    TRUST_PROXY: trustProxy ? '1' : '0',
  };
  const template = readProject('docker/nginx/network.conf.template');
  writeFileSync(
    `${folder}/network.conf`,
    template.replace(/\$\{(\w+)\}/g, (found, name: string) => environment[name] ?? found),
  );
  writeFileSync(`${folder}/nginx.conf`, place(readProject(`docker/nginx/${conf}`)));
  for (const file of included) writeFileSync(`${folder}/${file}`, place(readProject(`docker/nginx/${file}`)));
  execFileSync(
    process.execPath,
    [inProject('docker/write-security-headers.mjs'), workspace, `${folder}/security-headers.conf`],
    { cwd: inProject() },
  );
  return { conf: `${folder}/nginx.conf`, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What `nginx -t` says. */
export function checkConfiguration(binary: string, { conf, folder }: Site): string {
  try {
    execFileSync(binary, ['-t', '-q', '-c', conf, '-e', `${folder}/error.log`], { stdio: 'pipe' });
    return 'ok';
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr);
  }
}

// As root nginx would hand its work to a user who may not be allowed to read the project.
const asRoot = process.getuid?.() === 0;

/** Runs nginx until `stop`; resolves when `isUp` holds. */
export async function serve(
  binary: string,
  { conf, folder }: Site,
  isUp: () => boolean | Promise<boolean>,
): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(
    binary,
    ['-c', conf, '-e', `${folder}/error.log`, '-g', `daemon off;${asRoot ? ' user root;' : ''}`],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Whether an address answers without a failure of the server. */
export const answers = (url: string) => (): Promise<boolean> =>
  fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );
