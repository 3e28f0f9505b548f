import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, readProject } from '../shipping/project';
import { runNode } from './scripts';

jest.setTimeout(60_000);

interface Locked {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly resolved: string;
  readonly integrity: string;
}

interface Component {
  readonly name: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

const registry = 'https://registry.npmjs.org/';
/** Licences under which the product may be handed on; those for fonts and for data only demand to be named. */
const usable = /^(0BSD|AFL-2\.1|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT(-0)?|MPL-2\.0|OFL-1\.1)$/;
/** Only building and testing use them. */
const usableForBuilding = /^(CC-BY-4\.0|Python-2\.0)$/;

async function locked(production: boolean): Promise<Locked[]> {
  const script = `
    import { lockedPackages } from ${JSON.stringify(inProject('tools/lib/locked-packages.mjs'))};
    process.stdout.write(JSON.stringify(lockedPackages({ production: ${production} })));`;
  return JSON.parse((await runNode(['--input-type=module', '--eval', script])).output) as Locked[];
}

const licensesOf = ({ license }: Locked): string[] => license.replace(/[()]/g, '').split(/ (?:AND|OR) /);

test('every package comes from the registry, by its hash', async () => {
  const packages = await locked(false);
  expect(packages.length).toBeGreaterThan(1000);
  // Where the lock file names no address, it is the registry's.
  expect(packages.filter(({ resolved }) => resolved !== '' && !resolved.startsWith(registry))).toEqual([]);
  expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test.each([
  ['what the product is made of', true, (name: string) => usable.test(name)],
  ['what builds and tests it', false, (name: string) => usable.test(name) || usableForBuilding.test(name)],
])('%s may be used', async (_what, production, allowed) => {
  const packages = await locked(production);
  expect(packages.filter((one) => !licensesOf(one).every(allowed))).toEqual([]);
});

test('the lock file holds what every platform installs, not only the one that wrote it', () => {
  const { packages } = JSON.parse(readProject('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
  };
  const isLocked = (from: string, name: string): boolean => {
    if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
    return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'), 0)), name);
  };
  const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64'])
    expect(optional.filter(({ name }) => name.includes(platform)).length).toBeGreaterThan(1);
  expect(optional.filter(({ from, name }) => !isLocked(from, name))).toEqual([]);
});

test('nothing that only builds is part of the product', async () => {
  const names = (await locked(true)).map(({ name }) => name);
  expect(names.filter((name) => /^(drizzle-kit|esbuild|@esbuild\/.+|tsx|webpack|jest)$/.test(name))).toEqual([]);
});

test('npm run sbom lists every package of the product with version, licence and hash', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const file = join(folder, 'sbom.json');
    expect(await runNode(['tools/sbom.mjs', file])).toMatchObject({ code: 0 });
    const bom = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: readonly Component[] };
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.components).toHaveLength((await locked(true)).length);
    expect(bom.components.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
    expect(bom.components.find(({ name }) => name === 'fastify')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/fastify@5\./),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
