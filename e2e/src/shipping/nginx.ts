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

/** Lays out a container's nginx files in a folder of their own, with the workspace's build as its site. */
export function layOut(conf: 'host.conf' | 'remote.conf', workspace: string, port: number): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const places: Readonly<Record<string, string>> = {
    '/etc/nginx/static.conf': `${folder}/static.conf`,
    '/etc/nginx/security-headers.conf': `${folder}/security-headers.conf`,
    '/srv/app': inProject(workspace, 'dist'),
    '/dev/stdout': `${folder}/access.log`,
    '/dev/stderr': `${folder}/error.log`,
    '/tmp/': `${folder}/`,
    'listen 8080': `listen 127.0.0.1:${port}`,
  };
  const pattern = new RegExp(Object.keys(places).join('|'), 'g');
  const place = (text: string) => text.replace(pattern, (found) => places[found] ?? found);
  writeFileSync(`${folder}/nginx.conf`, place(readProject(`docker/nginx/${conf}`)));
  writeFileSync(`${folder}/static.conf`, place(readProject('docker/nginx/static.conf')));
  execFileSync(process.execPath, [inProject('docker/write-security-headers.mjs'), workspace, `${folder}/security-headers.conf`], { cwd: inProject() });
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

/** Runs nginx until `stop`; resolves when it answers. */
export async function serve(binary: string, { conf, folder }: Site, url: string): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(binary, ['-c', conf, '-e', `${folder}/error.log`, '-g', `daemon off;${asRoot ? ' user root;' : ''}`], { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && !(await answers(url)); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.status < 500,
    () => false,
  );
