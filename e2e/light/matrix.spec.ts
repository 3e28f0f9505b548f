import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { expect, test } from '../src/installed';

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
/** To a host that is one behind, a remote of today is one ahead. */
const pairings = [
  { pairing: 'host and remote of today', contract: CONTRACT_VERSION, works: true },
  { pairing: 'the host of today with the remote before', contract: `${major}.${minor - 1}`, works: true },
  { pairing: 'the host before with the remote of today', contract: `${major}.${minor + 1}`, works: false },
] as const;
const remotes = [
  { name: 'marketing', path: paths.pricing.href() },
  { name: 'chat', path: paths.chat.href() },
  { name: 'admin', path: paths.adminLogin.href() },
] as const;

async function isOfContract(page: Page, name: string, contractVersion: string): Promise<void> {
  await page.route(`**/remotes/${name}/mf-manifest.json`, async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { metaData: object };
    await route.fulfill({ response, json: { ...manifest, metaData: { ...manifest.metaData, contractVersion } } });
  });
}

for (const { name, path } of remotes)
  for (const { pairing, contract, works } of pairings)
    test(`${name}, ${pairing}: ${works ? 'the page is shown' : 'what is refused is said or read on, and the others go on'}`, async ({
      page,
    }) => {
      await isOfContract(page, name, contract);
      await page.goto(path);
      if (works) {
        await expect(page.locator('#main h1, main h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        return expect(page.getByRole('alert')).toHaveCount(0);
      }
      if (name === 'marketing') {
        // What was rendered ahead is read without the remote's code, from page to page.
        await page.getByRole('link', { name: 'About Us' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
      } else {
        await expect(page.getByRole('alert')).toContainText('newer version');
        await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      }
      const other = name === 'marketing' ? paths.chat.href() : paths.pricing.href();
      await page.goto(other);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
