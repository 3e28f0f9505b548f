import { readdirSync } from 'node:fs';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { inProject, readProject } from '../shipping/project';

interface Package {
  readonly name: string;
  readonly version: string;
}

const { workspaces } = JSON.parse(readProject('packages/package.json')) as { workspaces: readonly string[] };
const packageOf = (folder: string) => JSON.parse(readProject(`packages/${folder}/package.json`)) as Package;

test('every package is one that changesets gives its next version', () => {
  const folders = readdirSync(inProject('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  expect([...workspaces].sort()).toEqual(folders.sort());
});

test.each(workspaces)('what came with the version of %s stands in its changelog', (folder) => {
  const [, newest] = /^## (\S+)$/m.exec(readProject(`packages/${folder}/CHANGELOG.md`)) ?? [];
  expect(newest).toBe(packageOf(folder).version);
});

test('the contract of the packages is that of the host', () => {
  expect(packageOf('host-api').version.split('.').slice(0, 2).join('.')).toBe(CONTRACT_VERSION);
});

test('each change that waits for a version names packages that there are, and says what it brings', () => {
  const names = workspaces.map((folder) => packageOf(folder).name);
  for (const file of readdirSync(inProject('packages/.changeset')).filter((name) => name.endsWith('.md'))) {
    const [, head = '', text = ''] =
      /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readProject(`packages/.changeset/${file}`)) ?? [];
    const lines = head.trim().split('\n');
    for (const line of lines) expect(line).toMatch(new RegExp(`^'(?:${names.join('|')})': (?:patch|minor|major)$`));
    expect([file, text.trim()]).not.toEqual([file, '']);
  }
});
