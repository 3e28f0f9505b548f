import { cp, readdir, rename, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { inRoot } from './root.mjs';

const workspaces = ['shared-contracts', 'sample-services', 'knowledge', 'language', 'rules', 'papers'];

/**
 * Bundles the API: our own workspaces inside, packages from node_modules left outside; migrations and what the classifier learned lie beside it.
 * What is imported where it is needed becomes a file of its own, so that its packages are loaded then and not at the start. A running process keeps
 * the source as text: it is as short as can be.
 */
export async function buildApi() {
  const outdir = inRoot('api/.dist');
  await rm(outdir, { recursive: true, force: true });
  const workers = await readdir(inRoot('api/src/workers'));
  await build({
    entryPoints: ['main.ts', ...workers.map((name) => `workers/${name}`)].map((name) => inRoot('api/src', name)),
    outdir,
    outbase: inRoot('api/src'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [keepPackagesOutside],
  });
  for (const folder of ['migrations', 'classifier'])
    await cp(inRoot('api', folder), `${outdir}/${folder}`, { recursive: true });
  // Put in place at once: an instance that starts meanwhile finds either the old bundle or the new one.
  await rm(inRoot('api/dist'), { recursive: true, force: true });
  await rename(outdir, inRoot('api/dist'));
}

const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const ours = workspaces.some((name) => path === name || path.startsWith(`${name}/`));
      return ours || kind === 'entry-point' ? undefined : { path, external: true };
    });
  },
};
