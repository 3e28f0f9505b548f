import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/paths';
import { adminNav } from '../src/admin-panel';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

test.use({ environment: { ADMIN_SECOND_STEP: '1' } });
// Each test changes how the one administrator signs in.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const widths = [360, 768, 1024, 1440] as const;
const periodMs = 30_000;
let recoveryCode = '';
let secret = '';

async function typePassword(page: Page): Promise<void> {
  await page.goto(paths.adminLogin.href());
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.keyboard.press('Enter');
}

/** Looks at the page as it is on a phone, on two tablets and on a desk. */
async function expectUsable(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
}

/** What an authenticator app shows (RFC 6238). */
function codeOf(base32: string, at = Date.now()): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / periodMs)));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('the first sign-in leads through setting up an authenticator app', async ({ page }) => {
  await typePassword(page);
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await page.goto(paths.admin.users.href());
  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await expectUsable(page);
  await page.getByLabel('Your password').fill('admin123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectUsable(page);
  secret = ((await page.getByText(/^(?:[A-Z2-7]{4} ){3,}/).textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  recoveryCode = (await codes.first().textContent()) ?? '';
  await expectUsable(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
});

test('the code of the app, then a passkey open the back office, and a recovery code once', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await typePassword(page);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expectUsable(page);
  // The code of the period that enrolled is used up; the one after it is right already.
  await page.getByLabel('Code').fill(codeOf(secret, Date.now() + periodMs));
  await page.keyboard.press('Enter');
  await expect(adminNav(page)).toBeVisible();

  await page.goto(paths.admin.profile.href());
  await page.getByRole('button', { name: 'Add a second step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a second step' });
  await dialog.getByLabel('Your password').fill('admin123');
  await dialog.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove Passkey of/ })).toBeVisible();
  await expectUsable(page);

  await page.context().clearCookies();
  await typePassword(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(adminNav(page)).toBeVisible();

  for (const expected of [adminNav(page), page.getByText('This code is not right, or was used already.')]) {
    await page.context().clearCookies();
    await typePassword(page);
    await page.getByLabel('Code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(expected).toBeVisible();
  }
});
