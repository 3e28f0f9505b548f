import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, row, type } from '../testing/open-admin';

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
