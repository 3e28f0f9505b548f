import type { FastifyBaseLogger } from 'fastify';
import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import { routesOf, type RemoteDescription } from 'shared-contracts/remotes/remote-description';
import type { Config } from '../../config';
import type { DescribedFolder } from '../../releases/describe-folder';
import type { DatabaseHealth } from '../database/health';
import { integrityOf } from '../../releases/release';
import { HOST, readRelease, releaseFolder } from '../../releases/release-folders';
import type { ReleaseLog } from '../../releases/release-log';
import { liveReleases, releaseFor, type LiveRelease, type ReleaseEvent } from '../../releases/rules/live-releases';
import { foreignRemotes } from './foreign-remotes';
import type { HostElsewhere } from './host-elsewhere';
import { hostDist, installedRemotes } from './installed-remotes';
import { noOverrides, overrideText, type Override, type Overrides } from './overrides';

/** What one visitor gets. */
export interface Visit extends RemoteRegistry {
  readonly hostId: string;
  /** The folders of the published releases among it, for what they bring beside their code. */
  readonly folders: readonly string[];
  /** The folder of the host: that of its published release, else of this installation. */
  readonly host: string;
}

export interface Registry {
  /**
   * @param bucket the visitor's place among canaries, 0 to 99
   * @param overrides what staff load instead
   */
  of(bucket: number, overrides?: Overrides): Promise<Visit>;
  /** Every folder of the host that an open page may still ask for files of, the live one first. */
  hosts(): Promise<readonly string[]>;
  /** Whether some remote is being tried by a part of the visitors. */
  hasCanary(): Promise<boolean>;
}

interface Sources {
  readonly config: Config;
  readonly projectRoot: string;
  readonly releases: ReleaseLog;
  /** Where the builds are, if not in this installation. */
  readonly elsewhere?: HostElsewhere | undefined;
  readonly health: Pick<DatabaseHealth, 'orFail'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The registry of remotes: as configured outright, else what was published last, else the builds in this installation, each of which may
 * be replaced by an address. A remote that is not built, or whose build cannot be read, is listed all the same: the host then says that
 * this one is down, and the others go on.
 */
export function createRemoteRegistry({ config, projectRoot, releases, elsewhere, health, log }: Sources): Registry {
  const installed = installedRemotes(projectRoot, log);
  const foreign = foreignRemotes();
  const installedHost = hostDist(projectRoot);
  const read = lastGood(() => health.orFail(releases.read()), log);
  const live = async (): Promise<ReadonlyMap<string, LiveRelease>> => liveReleases(await read());

  async function entry(
    name: string,
    own: RemoteDescription | undefined,
    release: LiveRelease | undefined,
    bucket: number,
  ): Promise<RegistryEntry> {
    const url = config.remoteUrls[name];
    if (url) return listed(name, url, undefined, own ?? (await foreign(url)));
    const published = release && readRelease(config.releasesDir, name, releaseFor(release, bucket));
    if (published) {
      const base = `${config.releasesUrl || '/remotes'}/${name}/${published.id}`;
      return listed(name, base, published, published.description ?? own);
    }
    const build = installed.build(name);
    if (build || !elsewhere) return listed(name, `/remotes/${name}`, build, build?.description ?? own);
    const away = await elsewhere.build(name);
    // Its container may be replaced before the browser asks: the entry is then another one, and as good.
    return { ...listed(name, `/remotes/${name}`, away, away?.description ?? own), integrity: '' };
  }

  async function overridden(
    name: string,
    own: RemoteDescription | undefined,
    override: Override | undefined,
  ): Promise<RegistryEntry | undefined> {
    if (!override) return undefined;
    const shown = { override: overrideText(override) };
    if ('origin' in override)
      return { ...listed(name, override.origin, undefined, (await foreign(override.origin)) ?? own), ...shown };
    const release = readRelease(config.releasesDir, name, override.id);
    const base = `${config.releasesUrl || '/remotes'}/${name}/${override.id}`;
    return release && { ...listed(name, base, release, release.description ?? own), ...shown };
  }

  const installedHostId = async () => (elsewhere ? elsewhere.hostId() : installed.hostId());
  const hostFolder = (id: string): string[] =>
    readRelease(config.releasesDir, HOST, id) ? [releaseFolder(config.releasesDir, HOST, id)] : [];

  return {
    async of(bucket, overrides = noOverrides) {
      const own = new Map(installed.descriptions().map((description) => [description.name, description]));
      if (config.remotes)
        return {
          hostId: await installedHostId(),
          remotes: config.remotes.remotes.map((given) => ({ ...partOf(own.get(given.name)), ...given })),
          folders: [],
          host: installedHost,
        };
      const all = await live();
      const ofHost = all.get(HOST);
      const hostRelease = ofHost && releaseFor(ofHost, bucket);
      const publishedHost = hostRelease && hostFolder(hostRelease)[0];
      const current = new Map([...all].filter(([name]) => name !== HOST));
      const names = new Set([...own.keys(), ...current.keys(), ...Object.keys(config.remoteUrls), ...overrides.keys()]);
      names.delete(HOST);
      return {
        hostId: publishedHost ? hostRelease : await installedHostId(),
        remotes: await Promise.all(
          [...names].map(
            async (name) =>
              (await overridden(name, own.get(name), overrides.get(name))) ??
              entry(name, own.get(name), current.get(name), bucket),
          ),
        ),
        folders: [...current]
          .filter(([name]) => !config.remoteUrls[name] && !overrides.has(name))
          .map(([name, release]) => releaseFolder(config.releasesDir, name, releaseFor(release, bucket))),
        host: publishedHost ?? installedHost,
      };
    },
    async hosts() {
      const release = (await live()).get(HOST);
      const ids = release ? [release.current, ...(release.canary ? [release.canary.id] : []), ...release.before] : [];
      return [...ids.flatMap(hostFolder), installedHost];
    },
    async hasCanary() {
      return [...(await live()).values()].some(({ canary }) => canary !== null);
    },
  };
}

/** Reads the list of releases; while that fails, what was read last stands, so that visitors go on with the releases that they have. */
function lastGood(
  read: () => Promise<readonly ReleaseEvent[]>,
  log: Sources['log'],
): () => Promise<readonly ReleaseEvent[]> {
  let last: readonly ReleaseEvent[] = [];
  let fails = false;
  return async () => {
    try {
      last = await read();
      fails = false;
    } catch (error) {
      if (!fails) log.error({ err: error }, 'the list of releases cannot be read');
      fails = true;
    }
    return last;
  };
}

/** What the host learns of a remote beside its build; nothing where it never said so. */
function partOf(description: RemoteDescription | undefined): Partial<RegistryEntry> & Pick<RegistryEntry, 'routes'> {
  if (!description) return { routes: [] };
  const { frame, pages, links, languages } = description;
  return { frame, pages, links, languages, routes: routesOf(pages) };
}

function listed(
  name: string,
  base: string,
  build: (DescribedFolder & { commit?: string }) | undefined,
  description: RemoteDescription | undefined,
): RegistryEntry {
  return {
    ...partOf(description),
    name,
    id: build?.id ?? '',
    manifest: `${base}/mf-manifest.json`,
    version: build?.commit ?? build?.id ?? '',
    contractVersion: build?.contractVersion ?? '',
    integrity: build ? integrityOf(build, build.entry) : '',
    preload: build ? build.preload.map((file) => `${base}/${file}`) : [],
    ...(build?.chunkIntegrity ? { preloadIntegrity: build.preload.map((file) => integrityOf(build, file)) } : {}),
  };
}
