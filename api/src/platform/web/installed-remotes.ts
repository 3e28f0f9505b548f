import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import type { RemoteDescription } from 'shared-contracts/remotes/remote-description';
import { describeFolder, describeHost, type DescribedFolder } from '../../releases/describe-folder';
import { HOST } from '../../releases/release-folders';

/** The folder of a remote's build in this installation, from which it is served below `/remotes/`. */
export const remoteDist = (projectRoot: string, name: string): string => join(projectRoot, `remote-${name}`, 'dist');

/** The folder of the host's build in this installation. */
export const hostDist = (projectRoot: string): string => join(projectRoot, 'host', 'dist');

/** The remotes that came with this installation, and their host. */
export interface InstalledRemotes {
  /** Those whose `remote.json` can be read. */
  descriptions(): readonly RemoteDescription[];
  /** A remote's build; undefined where it is not built or cannot be read. */
  build(name: string): DescribedFolder | undefined;
  /** The id of the host's build; '' where it is not built. */
  hostId(): string;
}

/** Reads what came with this installation, each file anew only when it changed. */
export function installedRemotes(projectRoot: string, log: Pick<FastifyBaseLogger, 'error'>): InstalledRemotes {
  const read = whenChanged((file, name: string) => {
    try {
      return remoteDescriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      log.error({ remote: name, err: error }, 'what a remote says of itself cannot be read');
      return undefined;
    }
  });
  const describe = whenChanged((_file, name: string) => {
    try {
      return describeFolder(name, remoteDist(projectRoot, name));
    } catch (error) {
      log.error({ remote: name, err: error }, 'the build of a remote cannot be read');
      return undefined;
    }
  });
  // Names the host's code by its hashes, so that it changes with every build.
  const readHost = whenChanged(() => {
    try {
      return describeHost(hostDist(projectRoot)).id;
    } catch (error) {
      log.error({ err: error }, 'the build of the host cannot be read');
      return undefined;
    }
  });
  return {
    descriptions: () =>
      namesIn(projectRoot).flatMap((name) => read(join(projectRoot, `remote-${name}`, 'remote.json'), name) ?? []),
    build: (name) => describe(join(remoteDist(projectRoot, name), 'mf-manifest.json'), name),
    hostId: () => readHost(join(hostDist(projectRoot), 'index.html'), HOST) ?? '',
  };
}

function namesIn(projectRoot: string): string[] {
  return readdirSync(projectRoot)
    .flatMap((folder) => /^remote-([a-z][a-z0-9-]*)$/.exec(folder)?.[1] ?? [])
    .sort();
}

function whenChanged<T>(read: (file: string, name: string) => T | undefined) {
  const known = new Map<string, { readonly changed: number; readonly value: T | undefined }>();
  return (file: string, name: string): T | undefined => {
    if (!existsSync(file)) return undefined;
    const changed = statSync(file).mtimeMs;
    const last = known.get(file);
    if (last?.changed === changed) return last.value;
    const value = read(file, name);
    known.set(file, { changed, value });
    return value;
  };
}
