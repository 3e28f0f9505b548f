import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';

/** A container as any bundler would make it: it takes React from the page and shows one heading. */
const entry = `
let shared;
self.remote_lawyers = {
  init(scope) { shared = scope; },
  async get() {
    const [version] = Object.values(shared.react);
    const React = (await version.get())();
    const Remote = () => React.createElement('h1', null, 'Lawyers near you');
    return () => ({ contractVersion: '${CONTRACT_VERSION}', Remote });
  },
};
`;

const manifest = {
  metaData: {
    contractVersion: CONTRACT_VERSION,
    globalName: 'remote_lawyers',
    remoteEntry: { name: 'remoteEntry.js', path: '' },
    remote: {
      name: 'lawyers',
      frame: 'public',
      trial: '/lawyers',
      pages: [{ path: '/lawyers', title: { en: 'Lawyers' } }],
      links: [{ place: 'main', order: 70, label: { en: 'Lawyers' }, href: '/lawyers' }],
    },
  },
  exposes: [],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
};

/** The folder that a team with a repository of its own hands over. */
export function foreignBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lawyers-'));
  writeFileSync(path.join(folder, 'remoteEntry.js'), entry);
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  return folder;
}
