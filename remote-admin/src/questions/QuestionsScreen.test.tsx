import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, field, openAdmin, press, row, type } from '../testing/open-admin';

test('open questions are listed with why they are there, and can be narrowed down', async () => {
  openAdmin('/manage/questions?kind=thumbs-down');
  expect(await row(/police hold my phone/)).toHaveTextContent('Rated down');
  expect(screen.getAllByRole('button', { name: 'Review' })).toHaveLength(2);
  await expectAccessible();
});

test('a question that was worked through leaves the open list, and its note stays', async () => {
  openAdmin('/manage/questions');
  press('Review', await row(/gift deed in Tripura/));
  const review = await dialog('Review Question');
  type('Note', 'Added to the guides.', review);
  press('Mark as done', review);
  await waitFor(() => expect(screen.queryByText(/gift deed in Tripura/)).toBeNull());
  type('Show', 'done');
  press('Review', await row(/gift deed in Tripura/));
  expect(await dialog('Review Question')).toHaveTextContent('Added to the guides.');
  press('Open again', await dialog('Review Question'));
  await waitFor(() => expect(screen.queryByText(/gift deed in Tripura/)).toBeNull());
});

test('the answer that did not help can be read', async () => {
  openAdmin('/manage/questions');
  press('Review', await row(/deposit for repainting/));
  expect(await dialog('Review Question')).toHaveTextContent('damage beyond ordinary wear');
});

test('a question can be asked again', async () => {
  openAdmin('/manage/questions');
  press('Review', await row(/gift deed in Tripura/));
  const link = within(await dialog('Review Question')).getByRole('link', { name: 'Ask in the chat' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/chat\?ask=/));
});

test('a question is asked again on the spot, and an answer is written for it', async () => {
  openAdmin('/manage/questions');
  press('Review', await row(/gift deed in Tripura/));
  press('Ask again', await dialog('Review Question'));
  expect(await screen.findByRole('status', { name: 'Preview' })).toHaveTextContent('I do not know');
  press('Write an answer', await dialog('Review Question'));
  expect(await dialog('Write Short Answer')).toBeInTheDocument();
  expect(field(/^Ways of asking/)).toHaveValue('What is the stamp duty on a gift deed in Tripura?');
});
