import { buildSync } from 'esbuild';

/**
 * Runs a TypeScript module without React or Node imports and gives its exports,
 * so that build scripts read the brand, the paths and the contract version from where they are written.
 */
export async function loadTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
