import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, row, type } from '../testing/open-admin';

test('messages are listed, can be read and answered by email', async () => {
  openAdmin('/manage/messages');
  press('View', await row('Lakshmi'));
  await expectAccessible();
  const message = await dialog('Message');
  expect(message).toHaveTextContent('Can I download all my answers as one document?');
  expect(within(message).getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:lakshmi%40example\.com\?subject=/),
  );
});

test('a handled message is marked and leaves the open ones', async () => {
  openAdmin('/manage/messages');
  const handled = within(await row('Lakshmi')).getByRole('switch', { name: 'Handled' });
  expect(handled).not.toBeChecked();
  fireEvent.click(handled);
  await waitFor(() =>
    expect(
      within(screen.getByText('Lakshmi').closest<HTMLElement>('[role=row]') as HTMLElement).getByRole('switch'),
    ).toBeChecked(),
  );
  type('Show', 'open');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('the filter of the address is kept', async () => {
  openAdmin('/manage/messages?status=handled');
  await row('Arjun');
  expect(screen.queryByText('Lakshmi')).toBeNull();
});
