import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port';
import { inProject } from '../shipping/project';
import { startProduct, type Product } from '../start-product';
import { evaluate, runNode } from './scripts';

jest.setTimeout(90_000);

const oneSentence = /^[A-Z][^\n]*\.\n$/;
const main = inProject('api/dist/main.js');

describe('what stands in the way of a start is told in one sentence', () => {
  let other: Product;
  let elsewhere: string;

  beforeAll(async () => {
    other = await startProduct();
    elsewhere = mkdtempSync(path.join(tmpdir(), 'start-'));
  });
  afterAll(async () => {
    await other.stop();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  test('a port in use', async () => {
    const port = new URL(other.url).port;
    const { code, output } = await runNode([main], { PORT: port, DATA_DIR: elsewhere });
    expect(output).toMatch(oneSentence);
    expect(output).toContain(`Port ${port} is in use`);
    expect(code).toBe(1);
  });

  test('a data folder that another process holds', async () => {
    const { code, output } = await runNode([main], { PORT: String(await freePort()), DATA_DIR: other.dataDir });
    expect(output).toMatch(oneSentence);
    expect(output).toContain(other.dataDir);
    expect(code).toBe(1);
  });

  test('a data folder that cannot be made', async () => {
    const file = path.join(elsewhere, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runNode([main], {
      PORT: String(await freePort()),
      DATA_DIR: path.join(file, 'data'),
    });
    expect(output).toMatch(oneSentence);
    expect(output).toContain('a-file');
    expect(code).toBe(1);
  });

  test('a Node that is too old', async () => {
    const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); import(process.argv[1]);";
    const { code, output } = await runNode(['--eval', older, inProject('tools/lib/check-node.mjs')]);
    expect(output).toMatch(/^Node 18\.20\.0 is too old: .*\n$/);
    expect(code).toBe(1);
  });

  test.each([
    ['20.19.0', '"Node 20.19.0 gets no security updates any more: the product runs, but Node 24 is recommended."'],
    ['22.12.0', 'null'],
    ['24.1.0', 'null'],
  ])('advice for Node %s', async (version, advice) => {
    expect(await evaluate('lib/advise-node.mjs', `tool.adviceFor("${version}")`)).toBe(JSON.parse(advice));
  });

  test.each([
    ['{ code: "ENOSPC" }', 'The disk is full'],
    ['{ code: "EACCES", path: "/somewhere" }', '/somewhere cannot be written to'],
    ['{ code: "EROFS", path: "/somewhere" }', '/somewhere cannot be written to'],
  ])('a disk that answers %s', async (error, words) => {
    expect(await evaluate('lib/sentence.mjs', `tool.sentenceOf(${error})`)).toContain(words);
  });
});

describe('packages are installed when they differ from the lockfile, and only then', () => {
  const lock =
    '{ "node_modules/a": { version: "1.0.0" }, "node_modules/win": { version: "1.0.0", optional: true }, host: { version: "1.0.0" } }';

  test.each([
    ['the same', '{ "node_modules/a": { version: "1.0.0" } }', false],
    ['another version', '{ "node_modules/a": { version: "1.0.1" } }', true],
    ['one missing', '{}', true],
  ])('%s', async (_, present, expected) => {
    expect(await evaluate('lib/install.mjs', `tool.differs(${lock}, ${present})`)).toBe(expected);
  });
});

/** The processes of a group, without those that have ended and were not yet collected. */
function running(group: number): string[] {
  return execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^\\s*${group}\\s+[^Z]`).test(line));
}

test.each([
  // What a supervisor does that knows the one process which it started: npm, and behind it whatever npm started.
  ['to npm alone', (npm: number) => npm],
  ['to the process group', (npm: number) => -npm],
])('SIGTERM %s ends npm start with nothing left running, and its port is free again', async (_whom, target) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'group-'));
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: inProject(),
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const npm = child.pid ?? 0;
  try {
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => text.toString().includes('is ready at http://localhost:') && resolve()),
    );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(target(npm), 'SIGTERM');
    await ended;
    // What is still ending has its time; what was left behind stays.
    for (let left = 100; left > 0 && running(npm).length > 0; left--) await new Promise((r) => setTimeout(r, 100));
    expect(running(npm)).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow('fetch failed');
  } finally {
    if (running(npm).length > 0) process.kill(-npm, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
