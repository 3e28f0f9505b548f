import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import * as z from 'zod';
import type { Release } from './release';
import { HOST } from './release-folders';

const assets = z.object({ sync: z.array(z.string()).default([]) });
const manifestSchema = z.looseObject({
  metaData: z.looseObject({
    contractVersion: z.string().default(''),
    globalName: z.string(),
    remote: remoteDescriptionSchema.optional(),
    chunkIntegrity: z.boolean().optional(),
    remoteEntry: z.looseObject({ name: z.string().min(1), path: z.string().default('') }),
  }),
  exposes: z.array(z.looseObject({ assets: z.looseObject({ js: assets, css: assets }) })).default([]),
  shared: z.array(z.looseObject({ name: z.string(), requiredVersion: z.string().default('') })).default([]),
});

/** What a folder of built files is, without what only its maker knows. */
export type DescribedFolder = Omit<Release, 'commit' | 'builtAt'>;

/**
 * Reads a built folder: its manifest, the hashes of its files and the id that they make.
 * @throws ZodError or SyntaxError where the manifest is none
 */
export function describeFolder(remote: string, folder: string): DescribedFolder {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')));
  const files = describeFiles(folder);
  const { contractVersion, globalName, remoteEntry, remote: description, chunkIntegrity } = manifest.metaData;
  const entry = remoteEntry.path ? `${remoteEntry.path}/${remoteEntry.name}` : remoteEntry.name;
  const exposed = manifest.exposes.flatMap((exposure) => [...exposure.assets.js.sync, ...exposure.assets.css.sync]);
  return {
    remote,
    id: idOf(files),
    contractVersion,
    globalName,
    entry,
    preload: [...new Set([entry, ...exposed])],
    description,
    chunkIntegrity,
    shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    files,
  };
}

/** Reads a built folder of this installation's host: it has no manifest, since nothing loads it as a remote. */
export function describeHost(folder: string): DescribedFolder {
  const files = describeFiles(folder);
  return {
    remote: HOST,
    id: idOf(files),
    contractVersion: CONTRACT_VERSION,
    globalName: HOST,
    entry: 'index.html',
    preload: [],
    shared: {},
    files,
  };
}

function describeFiles(folder: string): Release['files'] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'release.json')
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((file) => describeFile(file, relative(folder, file).split(sep).join('/')));
}

function describeFile(file: string, path: string): Release['files'][number] {
  const content = readFileSync(file);
  return { path, bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

function idOf(files: Release['files']): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path}\0${integrity}\0`);
  return hash.digest('hex').slice(0, 12);
}
