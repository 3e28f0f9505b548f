import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct, TEMPLATE } from './start-product';

/** Before all tests: one start of the product, whose data folder every instance begins with. */
async function prepareTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(path.join(tmpdir(), 'product-template-'));
  const product = await startProduct();
  // A socket of the ended product cannot be copied, and nobody listens on it any more.
  const filter = async (file: string) => !(await lstat(file)).isSocket();
  await product.stop(() => cp(product.dataDir, template, { recursive: true, filter }));
  process.env[TEMPLATE] = template;
  return () => rm(template, { recursive: true, force: true });
}

export { prepareTemplate as default };
