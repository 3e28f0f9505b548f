import { paths } from 'shared-contracts/paths';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/installed';

test('with a blocked microphone Stop Recording ends the dialog, and nothing stays behind', async ({ page }) => {
  // What Chrome does: an error, then the end. Its own service cannot be reached from a test.
  await page.addInitScript(() => {
    class Blocked extends EventTarget {
      onerror: ((event: { error: string }) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        queueMicrotask(() => {
          this.onerror?.({ error: 'not-allowed' });
          this.onend?.();
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Blocked, webkitSpeechRecognition: Blocked });
  });
  await page.goto(paths.chat.href());
  const field = page.getByRole('textbox', { name: /Ask/ });
  await field.fill('Please tell me:');
  const record = page.getByRole('button', { name: 'Record voice' });
  const dialog = page.getByRole('dialog', { name: 'Recording' });
  for (const way of ['Stop Recording', 'Listen again', 'Escape']) {
    await record.click();
    await expect(dialog.getByRole('alert')).toContainText('The microphone is blocked.');
    await expect(dialog.getByText('Listening')).toHaveCount(0);
    for (const button of await dialog.getByRole('button').all()) await expect(button).toBeEnabled();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way }).click();
    if (way === 'Listen again') {
      await expect(dialog.getByRole('alert')).toContainText('The microphone is blocked.');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Stop Recording' }).click();
    }
    await expect(dialog).toBeHidden();
    await expect(record).toBeFocused();
    await expect(field).toHaveValue('Please tell me:');
  }
  await field.press('Enter');
  await expect(page.getByRole('article', { name: 'You' })).toContainText('Please tell me:');
});
