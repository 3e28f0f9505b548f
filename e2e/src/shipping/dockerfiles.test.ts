import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { runNode } from '../tools/scripts';
import { describedRemotes, inProject, readProject } from './project';

const remotes = describedRemotes().map(({ name }) => `remote-${name}`);
const workspaces = ['host', ...remotes];
const files = ['docker/browser.Dockerfile', 'docker/api.Dockerfile'];

/** The instructions of a Dockerfile, with continued lines joined. */
function instructions(file: string): string[] {
  return readProject(file)
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What an image copies from the project, once for each workspace that it can be built for. */
function copied(file: string): string[] {
  const sources = instructions(file)
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  return sources.flatMap((source) =>
    source.includes('${WORKSPACE}')
      ? workspaces.map((name) => source.replace('${WORKSPACE}', name))
      : [source.replace('${NGINX_CONF}', 'host.conf')],
  );
}

describe.each(files)('%s', (file) => {
  const lines = instructions(file);

  test('has several stages, of which the last runs without root and says whether it is well', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(lines.filter((line) => line.startsWith('FROM ')).length).toBeGreaterThan(1);
    expect(last.some((line) => /^USER (?!root|0)\S+/.test(line))).toBe(true);
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(last.some((line) => line.startsWith('EXPOSE '))).toBe(true);
  });

  test('copies only what is there', () => {
    expect(copied(file).filter((source) => !existsSync(inProject(source)))).toEqual([]);
  });

  test('copies from stages that it defines', () => {
    const stages = lines.flatMap((line) => /^FROM .* AS (\S+)/.exec(line)?.[1] ?? []);
    for (const line of lines) {
      const from = /--from=(\S+)/.exec(line)?.[1];
      if (from) expect(stages).toContain(from);
    }
  });

  test('installs what the lockfile says, and nothing else', () => {
    const installs = lines.flatMap((line) => line.match(/npm (?:ci|i|install|add|update)\b/g) ?? []);
    expect(new Set(installs)).toEqual(new Set(['npm ci']));
  });

  test('names no remote, and begins with images that stay the same', () => {
    for (const remote of remotes) expect(lines.filter((line) => line.includes(remote))).toEqual([]);
    const images = lines.flatMap((line) => /^ARG \w+_IMAGE=(.*)/.exec(line)?.[1] ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:\d[\w.-]*@sha256:[0-9a-f]{64}$/);
  });

  test('knows the packages of every workspace before it installs, and nothing else that would make it install again', () => {
    const [, command = ''] =
      lines.map((line) => /^RUN (find .*! -name package\.json .*)/.exec(line) ?? []).find(([all]) => all) ?? [];
    expect(
      leftBy(command, [
        'package.json',
        '.npmrc',
        'host/package.json',
        'host/src/main.ts',
        'remote-new/package.json',
        'remote-new/remote.json',
      ]),
    ).toEqual(['.npmrc', 'host/package.json', 'package.json', 'remote-new/package.json']);
    const install = lines.findIndex((line) => line.includes('npm ci'));
    const whole = lines.findIndex(
      (line, index) => line === 'COPY . .' && index > lines.findIndex((one) => one.endsWith('AS build')),
    );
    expect(install).toBeGreaterThan(-1);
    expect(install).toBeLessThan(whole);
  });
});

test.each(files)(
  '%s is built with the commit in its environment, and installs the same packages for every commit',
  (file) => {
    const lines = instructions(file);
    const stage = lines.slice(lines.findIndex((line) => line.endsWith(' AS build')));
    const commit = stage.findIndex((line) => line === 'ARG COMMIT=');
    const build = stage.findIndex((line) => /^RUN node .*build\.mjs/.test(line));
    const end = stage.findIndex((line, index) => index > 0 && line.startsWith('FROM '));
    expect(commit).toBeGreaterThan(stage.findLastIndex((line, index) => index < end && line.includes('npm ci')));
    expect(commit).toBeGreaterThan(0);
    expect(build).toBeGreaterThan(commit);
    expect(end).toBeGreaterThan(build);
  },
);

test('a build without the repository is of the commit in its environment', async () => {
  const script = `import { commitOfSources } from ${JSON.stringify(inProject('tools/lib/commit.mjs'))};
    process.stdout.write(commitOfSources());`;
  const said = (commit: string) =>
    runNode(['--input-type=module', '--eval', script], { COMMIT: commit, GIT_DIR: '/none' });
  expect((await said('c0ffee')).output).toBe('c0ffee');
  expect((await said('')).output).toBe('');
});

test.each(remotes)('the workflow of %s releases with the commit that began it', (remote) => {
  const { jobs } = parse(readProject(`.github/workflows/${remote}.yml`)) as {
    readonly jobs: { readonly release: { readonly steps: readonly { run?: string; env?: Record<string, string> }[] } };
  };
  const step = jobs.release.steps.find(({ run }) => run === `npm run release -- build ${remote}`);
  expect(step?.env?.['COMMIT']).toBe('${{ github.sha }}');
});

test('the API’s image holds what each remote says of itself, whatever remotes there are', () => {
  const command =
    instructions('docker/api.Dockerfile').flatMap((line) => /^RUN (find .*remote\.json.*)/.exec(line)?.[1] ?? [])[0] ??
    '';
  expect(leftBy(command, ['remote-new/remote.json', 'remote-new/src/remote.tsx', 'packages/a/remote.json'])).toEqual([
    'remote-new/remote.json',
  ]);
});

/** The files of a small project that a command leaves. */
function leftBy(command: string, files: readonly string[]): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  execFileSync('sh', ['-c', command], { cwd: folder });
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  rmSync(folder, { recursive: true });
  return left.sort();
}

test('nothing that belongs to one machine goes into an image', () => {
  const ignored = readProject('.dockerignore').split('\n');
  for (const entry of ['.git', '.data', '**/node_modules', '**/dist']) expect(ignored).toContain(entry);
});
