import { expect, test as base, type Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { CONTRACT_VERSION, isCompatibleContract } from 'shared-contracts/version';
import { signInAsAdmin } from '../src/admin-panel';
import { serveInstalled } from '../src/installed';
import { keptBuilds } from '../src/kept';

/**
 * Real builds beside each other: host and remotes of these sources, and those of the release before, which lie in `e2e/previous`.
 *
 * After a release went out to everybody, `npm run release -- keep` moves that on: it keeps what everybody gets now, from the folder of
 * releases, else from the builds of this installation. Commit `e2e/previous` then. Until that is done, what is tested is a step that is
 * greater than visitors will see, never a smaller one.
 */
const test = base.extend<{ readonly earlier: readonly string[] }>({
  earlier: [[], { option: true }],
  baseURL: async ({ earlier }, use) => {
    const { address, stop } = await serveInstalled(earlier);
    await use(address);
    await stop();
  },
});

const contractOf = (name: string) => keptBuilds.find((build) => build.name === name)?.contractVersion ?? '';

/** What a person does with a remote that shows whether it and the host still understand each other: addresses, sign-in flag, drafts. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async marketing(page) {
    await page.goto(paths.pricing.href());
    await expect(page.getByRole('article', { name: 'Legal Pro+' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(page).toHaveTitle(/About Us/);
  },
  async chat(page) {
    await page.goto(paths.chat.href());
    await page.getByRole('textbox', { name: 'Ask Nyayika a question' }).fill('What is bail?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('log')).toContainText('What is bail?');
  },
  async admin(page) {
    await signInAsAdmin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};
const startOf: Readonly<Record<string, string>> = {
  marketing: paths.pricing.href(),
  chat: paths.chat.href(),
  admin: paths.adminLogin.href(),
};
const remotes = keptBuilds.map(({ name }) => name).filter((name) => name !== 'host');

test('the release before holds the host and every remote, of a contract that is one behind at most', () => {
  expect([...remotes].sort()).toEqual(Object.keys(uses).sort());
  const [major, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
  const behind = keptBuilds.filter(({ contractVersion }) => {
    const [theirs, earlier = 0] = contractVersion.split('.').map(Number);
    return theirs !== major || minor - earlier > 1;
  });
  // `npm run release -- keep` after the contract was released moves it on.
  expect(behind).toEqual([]);
});

async function expectRefused(page: Page, name: string, other: string): Promise<void> {
  await page.goto(startOf[name] ?? '/');
  await expect(page.getByRole('alert')).toContainText('newer version');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.goto(startOf[other] ?? '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

for (const [index, name] of remotes.entries())
  for (const [earlier, pairing] of [
    [[], 'host and remote of today'],
    [[name], 'the host of today with the remote before'],
    [['host'], 'the host before with the remote of today'],
    [['host', name], 'host and remote before, among others of today'],
  ] as const)
    test.describe(`${name}, ${pairing}`, () => {
      test.use({ earlier });
      const version = (part: string) => (earlier.some((one) => one === part) ? contractOf(part) : CONTRACT_VERSION);
      const other = remotes[(index + 1) % remotes.length] ?? '';
      const works = isCompatibleContract(version('host'), version(name));

      test(
        works ? 'both are used, and another remote beside them' : 'it is refused, and the others go on',
        async ({ page }) => {
          const errors: string[] = [];
          page.on('pageerror', (error) => errors.push(error.message));
          if (works) {
            await uses[name]?.(page);
            if (isCompatibleContract(version('host'), version(other))) await uses[other]?.(page);
            await expect(page.locator('[data-failure]')).toHaveCount(0);
          } else await expectRefused(page, name, other);
          expect(errors).toEqual([]);
        },
      );
    });
