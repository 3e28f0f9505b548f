import { smallRemote, type SmallRemote } from './small-remote';

jest.setTimeout(120_000);

let small: SmallRemote;
beforeEach(() => {
  small = smallRemote('1.0');
});
afterEach(() => small.remove());

const built = async () => {
  expect(await small.build()).toEqual({ code: 0, output: 'built\n' });
  return small.files();
};

test('a build holds what its own sources make and nothing that an earlier build left', async () => {
  const first = await built();
  small.leave('dist', 'old.0123abcd.js');
  small.leave('.dist', 'cut-off.0123abcd.js');
  small.write('chunk.ts', "export const word = 'second';\n");
  const second = await built();
  expect(second).toHaveLength(first.length);
  expect(second.filter((file) => /old|cut-off/.test(file))).toEqual([]);
  expect(second.filter((file) => !first.includes(file)).length).toBeGreaterThan(0);
  small.write('chunk.ts', "export const word = 'first';\n");
  expect(await built()).toEqual(first);
});

test('a build that fails leaves the one before it whole', async () => {
  const first = await built();
  small.write('chunk.ts', 'export const word = ;\n');
  const failed = await small.build();
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('could not be built')]);
  expect(small.files()).toEqual(first);
});

test('with the cache of a build for another contract, the next one exports the contract that it promises', async () => {
  await built();
  for (const version of ['1.7', '2.0', '1.0']) {
    small.write('version.ts', `export const CONTRACT_VERSION = '${version}';\n`);
    await built();
    expect(small.promised()).toBe(version);
  }
});
