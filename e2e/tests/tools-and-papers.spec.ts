import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/fixtures';

test.use({ environment: { FREE_QUESTIONS_PER_DAY: '0' } });

test('a tool is filled in by keyboard, tells its day and hands it to a calendar', async ({ page }) => {
  await page.goto(paths.tool.href('heirs'));
  await page.getByLabel(/^Who died/).selectOption('hindu-man');
  const add = page.getByRole('button', { name: 'Add person' });
  await add.focus();
  await page.keyboard.press('Enter');
  const relations = page.getByLabel('Relation');
  await expect(relations.first()).toBeFocused();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(relations.last()).toBeFocused();
  await relations.last().selectOption('daughter');
  await page.getByRole('button', { name: 'Work it out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
  const tree = page.getByRole('figure', { name: 'Family tree with shares' });
  await expect(tree.getByText('1/2')).toHaveCount(2);
  await expectAccessible(page);

  await page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'));
  await page.goto(paths.tool.href('cheque-bounce'));
  const memo = page.getByLabel(/told you that the cheque was returned/);
  await memo.fill('2026-11-06');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Send the notice by 6 December 2026.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cheque-bounce.ics');
});

test('a conversation tells the last day, then writes the notice, and the form and the file hold what was told', async ({
  page,
}) => {
  await page.goto(paths.chat.href());
  const field = page.getByPlaceholder(/ask .* a question/i);
  const send = page.getByRole('button', { name: 'Send message' });
  const answers = page.getByRole('article', { name: 'Assistant' });
  await field.fill('My cheque of Rs 75,000 from Suresh Traders bounced 3 days ago. By when must I send the notice?');
  await send.click();
  await expect(answers.last()).toContainText('Send the notice by');
  await expect(answers.last().getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(send).toBeVisible();

  await field.fill('draft it');
  await send.click();
  await expect(answers).toHaveCount(2);
  const draft = answers.last();
  await expect(draft).toContainText('Suresh Traders');
  await expect(draft).toContainText('₹75,000');
  await expect(draft).toContainText('[cheque number]');
  await expectAccessible(page);

  await draft.getByRole('button', { name: 'Open as form' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.paper.href('cheque-bounce-notice')}$`));
  await expect(page.getByLabel('Amount of the cheque')).toHaveValue('75000');
  await page.getByLabel('Cheque number').fill('004512');
  await expect(page.getByRole('textbox', { name: 'Your paper' })).toHaveValue(/cheque no\. 004512/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});

for (const { language, title, label, text } of [
  { language: 'ta', title: 'வாடகை முன்பணத்தைத் திரும்பக் கேட்கும் கடிதம்', label: 'இடம்', text: 'முன்பணமாகத் தந்தேன்' },
  { language: 'hi', title: 'किराए की जमा राशि लौटाने की माँग', label: 'स्थान', text: 'जमा राशि दी' },
  { language: 'kn', title: 'ಬಾಡಿಗೆ ಠೇವಣಿ ಮರಳಿ ಕೇಳುವ ಪತ್ರ', label: 'ಸ್ಥಳ', text: 'ಭದ್ರತಾ ಠೇವಣಿ ಕೊಟ್ಟಿದ್ದೇನೆ' },
])
  test(`a paper is written and had as a file in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${paths.paper.href('deposit-demand')}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const paper = page.locator('textarea').last();
    // The page stands before its code does: what is typed until then is typed again.
    await expect(async () => {
      await page.getByLabel(label, { exact: true }).fill('');
      await page.getByLabel(label, { exact: true }).fill('Hosur');
      await expect(paper).toHaveValue(new RegExp(`${text}[\\s\\S]*Hosur`), { timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /DOCX/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.docx$/);
  });
