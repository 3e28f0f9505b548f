import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** Puts the files of a folder, and texts of its own, beside the build under the names that the world asks for. */
export class StaticFiles {
  constructor({ folder, texts = {} }) {
    this.folder = folder;
    this.texts = texts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFiles', stage }, () => {
        const emit = (name, content) => compilation.emitAsset(name, new webpack.sources.RawSource(content));
        for (const name of readdirSync(this.folder)) emit(name, readFileSync(path.join(this.folder, name)));
        for (const [name, text] of Object.entries(this.texts)) emit(name, text);
      });
    });
  }
}

/** By which a browser offers to install the product. */
export const webManifest = ({ name, tagline }) =>
  JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    start_url: '/chat',
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#1c2d55',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
