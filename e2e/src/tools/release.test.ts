import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject, readProject } from '../shipping/project';
import { foreignBuild } from './foreign-build';
import { runNode, type Ended } from './scripts';

jest.setTimeout(300_000);

let releases: string;
const release = (...args: string[]): Promise<Ended> =>
  runNode(['--import', 'tsx', inProject('tools/release.mjs'), ...args], { RELEASES_DIR: releases, DATABASE_URL: '' });
const lastLine = ({ output }: Ended): string => output.trim().split('\n').at(-1) ?? '';

/** A second release of the same remote, as if its sources had changed; `change` alters what `release.json` says. */
function another(id: string, change: Readonly<Record<string, unknown>> = {}, name = 'chat'): void {
  const [first = ''] = readdirSync(path.join(releases, name));
  const folder = path.join(releases, name, id);
  cpSync(path.join(releases, name, first), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const said = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...said, id, builtAt: new Date().toISOString(), ...change }));
}

/** What README.md tells a team to type, in its order: the words after `npm run release --`. */
function linesOfReadme(): readonly (readonly string[])[] {
  const [, part = ''] = /\n## Releasing one remote\n([\s\S]*?)\n\nThe back office/.exec(readProject('README.md')) ?? [];
  return [...part.matchAll(/`npm run release -- ([^`]+)`/g)].map(([, words = '']) => words.split(' '));
}

beforeAll(() => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterAll(() => rmSync(releases, { recursive: true, force: true }));

test('the lines of README.md: a remote is built, tried in the browser, published, tried by some, given to all and taken back', async () => {
  const none = await release('publish', 'remote-chat');
  expect([none.code, lastLine(none)]).toEqual([1, expect.stringContaining('No release of chat was built yet')]);

  const [build, publish, canary, promote, status, rollback, ...more] = linesOfReadme();
  expect([build, publish, canary, promote, status, rollback].map((line) => line?.[0])).toEqual([
    ...['build', 'publish', 'canary', 'promote', 'status', 'rollback'],
  ]);
  expect(more).toEqual([]);
  const run = (line: readonly string[] = []) => release(...line);

  const built = await run(build);
  expect([built.code, lastLine(built)]).toEqual([
    0,
    expect.stringMatching(/^Built chat [0-9a-f]{12} \(contract \d+\.\d+\)/),
  ]);
  const first = /chat ([0-9a-f]{12})/.exec(lastLine(built))?.[1] ?? '';
  const published = await run(publish);
  expect([published.code, lastLine(published)]).toEqual([0, `Published chat ${first}: new visits get it from now on.`]);

  another('00000000000b');
  expect(lastLine(await run(canary))).toContain('10 % of the visitors get chat 00000000000b');
  expect(lastLine(await run(status))).toContain(`chat: ${first}, canary 00000000000b for 10 %`);
  expect(lastLine(await run(promote))).toContain('Promoted chat 00000000000b');
  expect(lastLine(await run(rollback))).toContain(`Rolled chat back to ${first}`);
  expect(lastLine(await run(status))).toContain(`chat: ${first}.`);
});

test('a host is tried with every live remote, a remote with the live host and the one before', async () => {
  expect(lastLine(await release('build', 'host'))).toMatch(/^Built host [0-9a-f]{12}/);
  const [first = ''] = readdirSync(path.join(releases, 'host'));
  expect(lastLine(await release('publish', 'host', first))).toBe(
    `Published host ${first}: new visits get it from now on.`,
  );
  another('0000000000a1', {}, 'host');
  expect(lastLine(await release('publish', 'host', '0000000000a1'))).toContain('Published host 0000000000a1');
  another('0000000000c1');
  expect(lastLine(await release('publish', 'remote-chat', '0000000000c1'))).toContain('Published chat 0000000000c1');

  another('0000000000a2', {}, 'host');
  const folder = path.join(releases, 'host', '0000000000a2');
  for (const name of readdirSync(folder).filter((file) => /^main\..*\.js$/.test(file)))
    writeFileSync(path.join(folder, name), 'throw new Error("broken host");');
  const broken = await release('publish', 'host', '0000000000a2');
  expect([broken.code, lastLine(broken)]).toEqual([1, expect.stringContaining('host 0000000000a2 does not run with')]);

  another('0000000000a3', { contractVersion: '1.0' }, 'host');
  const older = await release('publish', 'host', '0000000000a3');
  expect([older.code, lastLine(older)]).toEqual([1, expect.stringContaining('the host has 1.0')]);
  expect(lastLine(await release('rollback', 'host'))).toContain(`Rolled host back to ${first}`);
});

test('a remote of another repository is published and shown without a change to the product', async () => {
  const built = foreignBuild();
  const laidDown = await release('build', built);
  expect([laidDown.code, lastLine(laidDown)]).toEqual([0, expect.stringMatching(/^Built lawyers [0-9a-f]{12}/)]);
  const published = await release('publish', 'lawyers');
  expect([published.code, lastLine(published)]).toEqual([0, expect.stringContaining('Published lawyers')]);
  rmSync(built, { recursive: true, force: true });
});

test('a release of a newer contract, one that cannot run and an unknown id are refused, and nobody gets them', async () => {
  another('00000000000c', { contractVersion: '9.9' });
  const newer = await release('publish', 'remote-chat', '00000000000c');
  expect([newer.code, lastLine(newer)]).toEqual([1, expect.stringContaining('was built for contract 9.9')]);

  another('0000000000e1', { shared: { react: '^18.3.0' } });
  const older = await release('publish', 'remote-chat', '0000000000e1');
  expect([older.code, lastLine(older)]).toEqual([1, expect.stringContaining('needs react ^18.3.0, the page has 19.')]);

  another('00000000000d');
  const broken = path.join(releases, 'chat', '00000000000d');
  for (const name of readdirSync(broken).filter((file) => file.endsWith('.js')))
    writeFileSync(path.join(broken, name), 'throw new Error("broken build");');
  const runsNot = await release('publish', 'remote-chat', '00000000000d');
  expect([runsNot.code, lastLine(runsNot)]).toEqual([1, expect.stringContaining('does not run in this host')]);

  const unknown = await release('rollback', 'remote-chat', '00000000000e');
  expect([unknown.code, lastLine(unknown)]).toEqual([1, expect.stringContaining('There is no release 00000000000e')]);
  expect(lastLine(await release('status', 'remote-chat'))).not.toContain('00000000000c,');
});
