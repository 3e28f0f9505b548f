import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your paper' }).value;

test('a paper is filled in as one types, and open blanks stay marked and counted', async () => {
  const user = userEvent.setup();
  renderPage('/papers/cheque-bounce-notice');
  expect(await screen.findByRole('heading', { level: 1, name: 'Notice for a bounced cheque' })).toBeVisible();
  expect(text()).toContain('[cheque number]');
  await user.type(screen.getByLabelText('Cheque number'), '004512');
  await user.type(screen.getByLabelText('Amount of the cheque'), '580000');
  expect(text()).toContain('cheque no. 004512');
  expect(text()).toContain('₹5,80,000');
  expect(screen.getByText(/blanks are still open/)).toBeVisible();
});

test('what was edited by hand stays until it is written anew', async () => {
  const user = userEvent.setup();
  renderPage('/papers/deposit-demand');
  const paper = await screen.findByRole('textbox', { name: 'Your paper' });
  await user.clear(paper);
  await user.type(paper, 'My own words');
  await user.type(screen.getByLabelText('Place'), 'Pune');
  expect(text()).toBe('My own words');
  await user.click(screen.getByRole('button', { name: 'Write it anew from the blanks' }));
  expect(text()).toContain('Pune');
});

test('a file that cannot be made is told in a sentence, and nothing is lost', async () => {
  const user = userEvent.setup();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  renderPage('/papers/simple-will');
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText(/cannot be reached.*Your text is still here/)).toBeVisible();
  expect(text()).toContain('This is the last will of');
});

test('the list leads to every paper', async () => {
  renderPage('/papers');
  expect(await screen.findByRole('link', { name: 'RTI application' })).toHaveAttribute(
    'href',
    '/papers/rti-application',
  );
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(26);
});
