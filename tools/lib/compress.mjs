import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
const smallestWorthIt = 1024;

/** Writes `.br` and `.gz` beside every text file of a built folder, so that serving needs no work. */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(path.join(folder, name))),
  );
}

async function compressFile(file) {
  if ((await stat(file)).size < smallestWorthIt) return;
  const content = await readFile(file);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [brotli, zipped] = await Promise.all([toBrotli(content, options), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
