import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { commitOfSources } from '../lib/commit.mjs';
import { inRoot } from '../lib/root.mjs';

const place = inRoot('e2e/previous');
/** Says in words which builds are kept; the builds themselves lie beside it. */
const names = 'kept.json';
const builds = 'builds.json.br';
/** What a page runs. Fonts, pictures, compressed copies and pages that were rendered ahead would be most of the bytes. */
const kept = /^(?!pages\/)[^/]*\.(?:js|css|json|webmanifest)$|^shell\.html$/;

/**
 * Keeps builds as those of the release before. They are files of the repository: a clone without history or network has them.
 * @param {{ release: object, folder: string }[]} live
 * @returns {Promise<{ name: string, id: string, contractVersion: string, commit: string }[]>}
 */
export async function keepAsPrevious(live, to = place) {
  const described = live.map(({ release }) => ({
    name: release.remote,
    id: release.id,
    contractVersion: release.contractVersion,
    commit: release.commit ?? commitOfSources(),
  }));
  const texts = await Promise.all(
    live.map(async ({ release, folder }) => [release.remote, await readTexts(release, folder)]),
  );
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(texts)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  await mkdir(to, { recursive: true });
  await Promise.all([
    writeFile(path.join(to, builds), packed),
    writeFile(path.join(to, names), `${JSON.stringify({ builds: described }, null, 2)}\n`),
  ]);
  return described;
}

async function readTexts({ files }, folder) {
  const own = files.map((file) => file.path).filter((file) => kept.test(file));
  return Object.fromEntries(
    await Promise.all(own.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')])),
  );
}

/**
 * Lays the kept builds out, once for each set of them.
 * @returns {Promise<string>} a folder with one folder a build, by its name
 */
export async function layOutPrevious(from = place) {
  const packed = await readFile(path.join(from, builds));
  const folder = inRoot('.cache/previous', createHash('sha256').update(packed).digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const beside = await mkdtemp(`${folder}-`);
  for (const [name, texts] of Object.entries(JSON.parse(brotliDecompressSync(packed).toString())))
    for (const [file, text] of Object.entries(texts)) {
      await mkdir(path.join(beside, name), { recursive: true });
      await writeFile(path.join(beside, name, file), text);
    }
  // Another process may have been quicker with the same files.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }));
  return folder;
}
