import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../shipping/project';
import { runNode, type Ended } from './scripts';

const config = `import { readFileSync } from 'node:fs';
import { remoteConfig } from ${JSON.stringify(inProject('packages/remote-kit/webpack/remote.mjs'))};

const folder = import.meta.dirname;
const [, contractVersion] = /'(.*)'/.exec(readFileSync(folder + '/src/version.ts', 'utf8'));
export default remoteConfig({ folder, contractVersion, title: 'Small', cacheDirectory: folder + '/cache' });
`;

const remote = `import { later } from './later';
import { CONTRACT_VERSION } from './version';

export const contractVersion = CONTRACT_VERSION;
export const Remote = () => (later(), null);
`;

const description = { name: 'small', frame: 'public', trial: '/small', pages: [{ path: '/small' }], links: [] };

/** A remote of three files with a webpack cache of its own, built by the product's own build. */
export interface SmallRemote {
  /** Writes a file below `src`, as its author would. */
  write(file: string, text: string): void;
  build(): Promise<Ended>;
  /** Puts a file where the last build left its own. */
  leave(folder: 'dist' | '.dist', file: string): void;
  readonly files: () => readonly string[];
  /** The contract that the manifest of the last build promises. */
  promised(): string;
  remove(): void;
}

/** @param version the contract that it begins with */
export function smallRemote(version: string): SmallRemote {
  // Below the project, whose packages it uses.
  mkdirSync(inProject('.cache'), { recursive: true });
  const folder = mkdtempSync(inProject('.cache', 'small-remote-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  put('package.json', JSON.stringify({ name: 'remote-small', version: '1.0.0', type: 'module' }));
  put('remote.json', JSON.stringify(description));
  put('webpack.config.js', config);
  put('src/remote.tsx', remote);
  put('src/later.ts', "export const later = () => import('./chunk');\n");
  put('src/chunk.ts', "export const word = 'first';\n");
  put('src/version.ts', `export const CONTRACT_VERSION = '${version}';\n`);
  const script = `
    import { buildBrowser } from ${JSON.stringify(inProject('tools/lib/build-browser.mjs'))};
    await buildBrowser(${JSON.stringify(path.relative(inProject(), folder))}, '00000001').then(
      () => console.log('built'),
      ({ message }) => { console.log(message); process.exitCode = 1; },
    );`;
  return {
    write: (file, text) => put(`src/${file}`, text),
    build: () => runNode(['--input-type=module', '--eval', script]),
    leave: (place, file) => put(`${place}/${file}`, 'left over'),
    files: () => (existsSync(path.join(folder, 'dist')) ? readdirSync(path.join(folder, 'dist')).sort() : []),
    promised: () => {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/mf-manifest.json'), 'utf8')) as {
        readonly metaData: { readonly contractVersion: string };
      };
      return manifest.metaData.contractVersion;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
