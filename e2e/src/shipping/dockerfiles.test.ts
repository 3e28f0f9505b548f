import { existsSync } from 'node:fs';
import { inProject, readProject } from './project';

const workspaces = ['host', 'remote-marketing', 'remote-chat', 'remote-admin'];
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
    source.includes('${WORKSPACE}') ? workspaces.map((name) => source.replace('${WORKSPACE}', name)) : [source.replace('${NGINX_CONF}', 'host.conf')],
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

  test('knows every workspace before it installs, since the lockfile does', () => {
    const { workspaces: listed } = JSON.parse(readProject('package.json')) as { workspaces: string[] };
    for (const name of listed) expect(lines).toContain(`COPY ${name}/package.json ${name}/`);
  });
});

test('nothing that belongs to one machine goes into an image', () => {
  const ignored = readProject('.dockerignore').split('\n');
  for (const entry of ['.git', '.data', '**/node_modules', '**/dist']) expect(ignored).toContain(entry);
});
