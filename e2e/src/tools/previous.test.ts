import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../shipping/project';
import { evaluate } from './scripts';

jest.setTimeout(60_000);

const MB = 1_000_000;

test('what is kept of a release is laid out again as it was, without what no page runs', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const files = {
    'remoteEntry.js': 'entry();',
    'remoteEntry.js.br': 'packed',
    'main.css': 'a{}',
    'pages/x/page.json': '{}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), text);
  }
  const release = {
    ...{ remote: 'chat', id: 'a'.repeat(12), contractVersion: '1.2', commit: 'c0ffee' },
    files: Object.keys(files).map((file) => ({ path: file })),
  };
  const kept = path.join(place, 'kept');
  const said = await evaluate(
    'release/previous.mjs',
    `[await tool.keepAsPrevious([${JSON.stringify({ release, folder: place })}], ${JSON.stringify(kept)}), await tool.layOutPrevious(${JSON.stringify(kept)})]`,
  );
  const [described, folder] = said as [unknown, string];
  expect(described).toEqual([{ name: 'chat', id: release.id, contractVersion: '1.2', commit: 'c0ffee' }]);
  expect(readFileSync(path.join(folder, 'chat/remoteEntry.js'), 'utf8')).toBe('entry();');
  expect(readFileSync(path.join(folder, 'chat/main.css'), 'utf8')).toBe('a{}');
  for (const file of ['remoteEntry.js.br', 'pages'])
    expect(statSync(path.join(folder, 'chat', file), { throwIfNoEntry: false })).toBeUndefined();
  for (const made of [place, folder]) rmSync(made, { recursive: true });
});

test('the release before is small enough to lie in the repository', () => {
  expect(statSync(inProject('e2e/previous/builds.json.br')).size).toBeLessThan(3 * MB);
});
