import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { openCutLine, type CutLine } from '../src/cut-line';
import { expect, test } from '../src/fixtures';

let line: CutLine;
test.beforeEach(async ({ product }) => {
  line = await openCutLine(product.url);
});
test.afterEach(() => line.stop());

test('who goes offline in the middle of an answer keeps what arrived, and has the whole of it after coming back', async ({
  page,
  context,
}) => {
  const used = async () => ((await (await page.request.get(`${line.url}/api/usage`)).json()) as { used: number }).used;
  const question = 'My cheque bounced, what can I do?';
  await page.goto(line.url + paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'Assistant' });
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  await expect(answer.locator('p').first()).toHaveText(/\w/);
  const arrived = (await answer.locator('p').first().innerText()).trim();

  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('The connection was lost while the answer was arriving.');
  await expect(answer).toContainText(arrived);
  await expect(answer).toContainText('The answer broke off here.');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article', { name: 'You' })).toContainText(question);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Get the whole answer' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await expect(answer).toContainText(arrived);

  await context.setOffline(false);
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answer.getByRole('list', { name: 'Sources' })).toContainText('Negotiable Instruments Act, 1881');
  await expect(answer).not.toContainText('broke off');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
  expect(await used()).toBe(1);
  await page.reload();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
  await expect(answer).toHaveCount(1);
});

test('who loads the page anew in the middle of an answer finds the question there and has the whole of it, counted once', async ({
  page,
}) => {
  const question = 'My landlord keeps my deposit, what can I do?';
  await page.goto(line.url + paths.chat.href());
  await page.getByPlaceholder(/ask .* a question/i).fill(question);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'Assistant' });
  await expect(answer.locator('p').first()).toHaveText(/\w/);
  await expect(answer).toHaveAttribute('aria-busy', 'true');

  line.mend();
  await page.reload();
  await expect(answer.getByRole('list', { name: 'Sources' })).toContainText(/\w/);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(new RegExp(question.replace('?', '\\?')));
  await expect(answer).toHaveCount(1);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  const usage = (await (await page.request.get(`${line.url}/api/usage`)).json()) as { used: number };
  expect(usage.used).toBe(1);
});
