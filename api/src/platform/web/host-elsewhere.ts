import { releaseSchema, type Release } from '../../releases/release';
import { lastSaid } from './last-said';

/** Long enough to spare the host, short enough for a container that was replaced. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;

/** The host and the remotes where each is a container of its own: their files, as a visitor's browser would get them. */
export interface HostElsewhere {
  /** A file of the host; '' where it has none, undefined while it is out of reach. */
  file(path: string): Promise<string | undefined>;
  /** What the build of a remote says of itself; undefined where it says nothing. */
  build(name: string): Promise<Release | undefined>;
  /** The id of the host's build; '' where it does not say. */
  hostId(): Promise<string>;
}

/** @param url the address of the host's container, which leads to those of the remotes */
export function hostElsewhere(url: string): HostElsewhere {
  const file = lastSaid(FRESH_MS, async (path) => {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.status >= 500) throw new Error(`The host answers ${response.status}`);
    return response.ok ? response.text() : '';
  });
  const release = lastSaid(FRESH_MS, async (path) => {
    const said = await file(path);
    return said ? releaseSchema.parse(JSON.parse(said)) : undefined;
  });
  return {
    file,
    build: (name) => release(`/remotes/${name}/release.json`),
    hostId: async () => (await release('/release.json'))?.id ?? '',
  };
}
