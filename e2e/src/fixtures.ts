import { test as base } from '@playwright/test';
import { startProduct, type Product } from './start-product';

interface WorkerFixtures {
  /** Environment variables of the instance; `test.use({ environment: ... })` gives a file an instance of its own. */
  readonly environment: Readonly<Record<string, string>>;
  readonly product: Product;
}

/** Playwright's `test` over a running product: addresses such as `/chat` lead to the worker's own instance. */
export const test = base.extend<object, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ environment }, use) => {
      const product = await startProduct(environment);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
