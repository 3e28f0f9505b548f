import { expect, test } from '../src/fixtures';

test('a page is switched to Hindi, prerendered, and the choice is kept', async ({ page, request }) => {
  const html = await (await request.get('/hi/pricing')).text();
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('hreflang="ta"');
  expect(html).toMatch(/<h1[^>]*>कीमत</);
  await page.goto('/pricing');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('हिन्दी');
  await expect(page).toHaveURL(/\/hi\/pricing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'कीमत' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'नमस्ते, मैं Nyayika हूँ' })).toBeVisible();
});

test('the chat in Tamil sends the chosen language with a question', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('தமிழ்');
  await page.getByPlaceholder('Nyayika-விடம் கேளுங்கள்...').fill('செக் பவுன்ஸ் ஆனால் என்ன செய்வது?');
  const asked = page.waitForRequest((sent) => sent.method() === 'POST' && /\/api\/chat/.test(sent.url()));
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ language: 'ta' });
  await expect(page.getByRole('article', { name: 'உதவியாளர்' }).last()).toContainText('138');
});
