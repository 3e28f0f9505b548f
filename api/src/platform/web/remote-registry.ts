import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from 'shared-contracts/paths';
import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import * as z from 'zod';
import type { Config } from '../../config';

/** The remotes with the addresses that each of them renders. */
export const remoteRoutes: Readonly<Record<RemoteName, readonly string[]>> = {
  marketing: [
    paths.home.path,
    ...[paths.about, paths.pricing, paths.faq, paths.contact, paths.terms, paths.privacy, paths.refund, paths.help].map((page) => page.path),
    paths.helpArticle.path,
  ],
  chat: [paths.chat.path, paths.shared.path],
  admin: [paths.adminLogin.path, `${paths.admin.path}/*`],
};

const remoteNames = ['marketing', 'chat', 'admin'] as const;

const assets = z.object({ sync: z.array(z.string()).default([]) });
const manifestSchema = z.looseObject({
  metaData: z.looseObject({
    buildInfo: z.looseObject({ buildVersion: z.string().default('') }),
    remoteEntry: z.looseObject({ name: z.string(), path: z.string().default('') }),
  }),
  exposes: z.array(z.looseObject({ assets: z.looseObject({ js: assets, css: assets }) })).default([]),
});

/** The folder from which a remote is served below `/remotes/`. */
export const remoteDist = (projectRoot: string, name: RemoteName): string => join(projectRoot, `remote-${name}`, 'dist');

/**
 * The registry of remotes: as configured outright, else from the built folders, each of which may be replaced by an address.
 * A remote that is not built is listed all the same: the host then says that it is down.
 */
export function remoteRegistry(config: Config, projectRoot: string): RemoteRegistry {
  if (config.remotesJson) return JSON.parse(config.remotesJson) as RemoteRegistry;
  return { remotes: remoteNames.map((name) => entry(name, config.remoteUrls[name], remoteDist(projectRoot, name))) };
}

function entry(name: RemoteName, url: string | undefined, dist: string): RegistryEntry {
  const base = url ?? `/remotes/${name}`;
  const built = join(dist, 'mf-manifest.json');
  const here = !url && existsSync(built);
  const manifest = here ? manifestSchema.parse(JSON.parse(readFileSync(built, 'utf8'))) : undefined;
  return {
    name,
    manifest: `${base}/mf-manifest.json`,
    version: manifest?.metaData.buildInfo.buildVersion ?? '',
    routes: remoteRoutes[name],
    preload: manifest ? filesOf(manifest).map((file) => `${base}/${file}`) : [],
  };
}

function filesOf(manifest: z.infer<typeof manifestSchema>): string[] {
  const { name, path } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.flatMap((exposure) => [...exposure.assets.js.sync, ...exposure.assets.css.sync]);
  return [...new Set([path ? `${path}/${name}` : name, ...exposed])];
}
