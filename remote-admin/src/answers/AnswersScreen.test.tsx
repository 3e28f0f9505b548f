import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, type } from '../testing/open-admin';
import { savedFiles } from '../testing/saved-files';

async function write(answer: string): Promise<HTMLElement> {
  openAdmin('/manage/answers');
  fireEvent.click(await screen.findByRole('button', { name: 'Write an answer' }));
  const form = await dialog('Write Short Answer');
  const record = within(form).getByRole('combobox', { name: /^Record/ });
  act(() => record.focus());
  fireEvent.change(record, { target: { value: 'deposit' } });
  fireEvent.click(await screen.findByRole('option', { name: 'The landlord does not return the deposit' }));
  type(/^Short name/, 'painting', form);
  type(/^Answer(?! to| as)/, answer, form);
  type(/^Ways of asking/, 'must I pay for painting\nlandlord wants painting money\npainting ka paisa', form);
  return form;
}

test('an answer is written, previewed and published, and may be withdrawn', async () => {
  const form = await write('No, ordinary wear is for the landlord to bear.');
  press('Check and preview', form);
  expect(await screen.findByRole('status', { name: 'Preview' })).toHaveTextContent('this answer opens what is said');
  await expectAccessible();
  press('Publish', form);
  expect(await screen.findByText('No, ordinary wear is for the landlord to bear.')).toBeInTheDocument();
  press('Withdraw');
  press('Withdraw', await dialog('Withdraw this answer?'));
  expect(await screen.findByText(/Nothing was published yet/)).toBeInTheDocument();
});

test('what the checks find is named before anything is published', async () => {
  const form = await write('No.');
  press('Check and preview', form);
  expect(await screen.findByRole('alert')).toHaveTextContent('a short answer has 6 to 75');
  press('Publish', form);
  await waitFor(() => expect(screen.getAllByText(/a short answer has 6 to 75/)).toHaveLength(2));
  expect(within(form).getByRole('button', { name: 'Publish' })).toBeInTheDocument();
});

test('each language has its own answer and ways of asking', async () => {
  const form = await write('No, ordinary wear is for the landlord to bear.');
  fireEvent.click(within(form).getByRole('tab', { name: 'தமிழ்' }));
  expect(within(form).getByLabelText(/^Answer(?! to| as)/)).toHaveValue('');
  type(/^Answer(?! to| as)/, 'இல்லை, இயல்பான தேய்மானம் வீட்டுக்காரருடையது.', form);
  fireEvent.click(within(form).getByRole('tab', { name: 'English' }));
  expect(within(form).getByLabelText(/^Answer(?! to| as)/)).toHaveValue(
    'No, ordinary wear is for the landlord to bear.',
  );
});

test('with nothing published there is nothing to export', async () => {
  const saved = savedFiles();
  openAdmin('/manage/answers');
  expect(await screen.findByRole('button', { name: 'Export as records' })).toBeDisabled();
  expect(saved.names).toEqual([]);
});
