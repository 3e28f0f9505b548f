import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** The source of a script that stands inside the page. */
export function inlineScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0].text.trim();
}

/** Writes `csp.json`: the hashes of the page's inline scripts, for the server's content security policy. */
export class InlineScriptHashes {
  apply(compiler) {
    compiler.hooks.compilation.tap('InlineScriptHashes', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap('InlineScriptHashes', (data) => {
        const scripts = [...data.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source);
        const hashes = scripts.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
        compilation.emitAsset('csp.json', new compiler.webpack.sources.RawSource(JSON.stringify({ scripts: hashes })));
        return data;
      });
    });
  }
}
