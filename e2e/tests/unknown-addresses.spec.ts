import { paths } from 'shared-contracts/paths';
import type { RemoteRegistry } from 'shared-contracts/remotes/registry';
import { expect, test } from '../src/fixtures';
import { startFront, type Front } from '../src/shipping/front';
import { nginx } from '../src/shipping/nginx';

const unknown = ['/manage/typo', '/manage/users/typo', '/managelogin/typo', '/chat/a/b', '/shared/a/b', '/help/typo'];

for (const shipped of ['in one process', 'behind nginx'] as const) {
  test.describe(shipped, () => {
    test.skip(shipped === 'behind nginx' && !nginx, 'This machine has no nginx.');
    let front: Front | undefined;
    let url: string;
    test.beforeAll(async ({ product }) => {
      if (shipped === 'behind nginx' && nginx)
        front = await startFront(nginx, product.url.replace('localhost', '127.0.0.1'));
      url = front?.url ?? product.url;
    });
    test.afterAll(() => front?.stop());

    for (const path of [...unknown, '/typo'])
      test(`${path} is answered with 404, and the page says that there is none`, async ({ page }) => {
        const answer = await page.goto(url + path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('status').filter({ hasText: path })).toBeVisible();
        await expect(page).toHaveURL(url + (path.startsWith(paths.help.path) ? paths.help : paths.home).href());
      });

    test('every page of every remote is still one, and a section of the back office asks who is there', async ({
      page,
    }) => {
      const { remotes } = (await (await page.request.get(`${url}/remotes.json`)).json()) as RemoteRegistry;
      const routes = remotes.flatMap((remote) => remote.routes).map((route) => route.replace(/:(id|token)$/, '4711'));
      const pages = routes.filter((route) => !/[:*]/.test(route));
      expect(pages).toContain(paths.admin.pricingEditor.path);
      const answers = await Promise.all(
        pages.map(async (path) => [path, (await page.request.get(url + path)).status()]),
      );
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
      await page.goto(url + paths.admin.users.href());
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  });
}
