import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from './scripts';

jest.setTimeout(60_000);

const NOW = Date.parse('2026-11-23T00:00:00.000Z');
const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();
const idOf = (letter: string): string => letter.repeat(12);

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function laidDown(remote: string, letter: string, builtDaysAgo: number): void {
  const folder = path.join(dir, remote, idOf(letter));
  const said = { remote, id: idOf(letter), commit: '', builtAt: daysAgo(builtDaysAgo), contractVersion: '1.0' };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.js'), '');
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ ...said, globalName: '', entry: '', preload: [], shared: {}, files: [] }),
  );
}

const done = (letter: string, action: string, days: number, remote = 'chat', percent?: number) => ({
  remote,
  action,
  id: idOf(letter),
  by: 'test',
  at: daysAgo(days),
  ...(percent === undefined ? {} : { percent }),
});

/** What is left of each remote, by the letter of its id, after a clean-up at NOW plus so many days. */
async function cleaned(events: readonly object[], laterDays = 0): Promise<Record<string, string>> {
  const now = NOW + laterDays * 86_400_000;
  const given = JSON.stringify({ dir, remote: 'chat', events, now });
  await evaluate('release/clean.mjs', `await tool.cleanReleases(${given})`, ['--import', 'tsx']);
  const letters = (remote: string) => readdirSync(path.join(dir, remote)).map((id) => id[0]);
  return Object.fromEntries(readdirSync(dir).map((remote) => [remote, letters(remote).sort().join('')]));
}

test('releases that nobody got for 30 days go; what is live, the one before, a canary and younger ones stay', async () => {
  for (const [letter, built] of [
    ['a', 90], // replaced 60 days ago
    ['b', 80], // replaced 31 days ago
    ['c', 70], // replaced 29 days ago
    ['d', 65], // the one before
    ['e', 62], // live
    ['f', 61], // tried by some
    ['1', 45], // never given to anybody
    ['2', 5], // just built
  ] as const)
    laidDown('chat', letter, built);
  laidDown('marketing', 'a', 90);
  const events = [
    done('a', 'publish', 90),
    done('b', 'publish', 60),
    done('c', 'publish', 31),
    done('d', 'publish', 29),
    done('e', 'publish', 28),
    done('a', 'publish', 90, 'marketing'),
    done('f', 'canary', 27, 'chat', 10),
  ];
  expect(await cleaned(events)).toEqual({ chat: '2cdef', marketing: 'a' });
  expect(await cleaned(events, 2)).toEqual({ chat: '2def', marketing: 'a' });
  expect(await cleaned(events, 400)).toEqual({ chat: 'def', marketing: 'a' });
});

test('after a way back the release that was taken back stays as the one before, and an ended canary goes in time', async () => {
  for (const letter of ['a', 'b', 'c']) laidDown('chat', letter, 100);
  const events = [
    done('a', 'publish', 90),
    done('b', 'publish', 80),
    done('a', 'rollback', 70),
    done('c', 'canary', 50, 'chat', 10),
    done('c', 'canary', 20, 'chat', 0),
  ];
  expect(await cleaned(events)).toEqual({ chat: 'abc' });
  expect(await cleaned(events, 11)).toEqual({ chat: 'ab' });
});

test('of a remote that was never published nothing goes', async () => {
  laidDown('chat', 'a', 400);
  expect(await cleaned([])).toEqual({ chat: 'a' });
  expect(existsSync(path.join(dir, 'chat', idOf('a'), 'main.js'))).toBe(true);
});
