import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

const NAME = 'ChunkIntegrity';
const STYLE_HASHES = '*-*-*-STYLE-HASHES';
/** What the plugin for scripts puts in the place of a hash until that is known. */
const UNKNOWN_HASH = String.raw`\*-\*-\*-CHUNK-SRI-HASH-[^"]*`;

/**
 * Makes a remote's entry hold every chunk and style sheet that it loads later against a hash; the registry's hash vouches for the entry.
 * Scripts are the work of webpack-subresource-integrity. It leaves style sheets out, and stops at a chunk that has no file since all of
 * its modules come from the page.
 */
export class ChunkIntegrity {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(NAME, (source, { tag, chunkId }) =>
        [source, `${tag}.integrity = "${STYLE_HASHES}"[${chunkId}];`, `${tag}.crossOrigin = "anonymous";`].join('\n'),
      );
      // Right before the hashes of scripts are filled in: later changes of names in a style sheet carry its hash along.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation, compiler.webpack.sources));
    });
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler);
  }
}

function fillIn(compilation, { RawSource }) {
  const chunks = [...compilation.chunks];
  const styles = Object.fromEntries(chunks.flatMap((chunk) => styleOf(chunk, compilation)));
  const fileless = chunks.filter(({ files }) => files.size === 0).map(({ id }) => id);
  for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap((chunk) => [...chunk.files])) {
    const text = String(compilation.getAsset(file).source.source());
    if (!text.includes(STYLE_HASHES) && fileless.length === 0) continue;
    const filled = fileless
      .reduce((code, id) => code.replace(new RegExp(String.raw`(\b${id}"?:\s*)"${UNKNOWN_HASH}"`), '$1""'), text)
      .replaceAll(`"${STYLE_HASHES}"`, () => JSON.stringify(styles));
    compilation.updateAsset(file, new RawSource(filled));
  }
}

function styleOf(chunk, compilation) {
  const file = [...chunk.files].find((name) => name.endsWith('.css'));
  if (!file) return [];
  const content = compilation.getAsset(file).source.buffer();
  return [[chunk.id, `sha384-${createHash('sha384').update(content).digest('base64')}`]];
}
