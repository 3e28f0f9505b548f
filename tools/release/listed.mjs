import { integrityOf } from '../../api/src/releases/release.ts';
import { routesOf } from '../../shared-contracts/src/remotes/remote-description.ts';

/** A release as the registry would list it, served below `base`. */
export function listed({ remote, id, entry, preload, contractVersion, description, files, chunkIntegrity }, base) {
  const { frame, pages, links, languages } = description;
  const integrity = (file) => integrityOf({ files }, file);
  return {
    name: remote,
    id,
    manifest: `${base}/mf-manifest.json`,
    version: id,
    contractVersion,
    integrity: integrity(entry),
    frame,
    pages,
    links,
    languages,
    routes: routesOf(pages),
    preload: preload.map((file) => `${base}/${file}`),
    ...(chunkIntegrity ? { preloadIntegrity: preload.map(integrity) } : {}),
  };
}
