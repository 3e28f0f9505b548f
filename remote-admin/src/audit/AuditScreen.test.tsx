import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, row } from '../testing/open-admin';
import { changesOf } from './changes';

test('who did what, to what and from where is listed; nothing can be changed', async () => {
  openAdmin('/manage/audit');
  const entry = await row('user.deactivate');
  for (const text of ['admin@example.com', 'imran.qureshi@example.com', '203.0.113.8'])
    expect(entry).toHaveTextContent(text);
  expect(
    within(entry)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['View']);
  await expectAccessible();
});

test('an entry shows what stood there before and after', async () => {
  openAdmin('/manage/audit');
  press('View', await row('coupon.status'));
  const changed = within(await dialog('Audit Entry')).getByRole('table', { name: 'What changed' });
  expect(within(changed).getByRole('row', { name: 'status active draft' })).toBeInTheDocument();
});

test('the search of the address is used', async () => {
  openAdmin('/manage/audit?search=file.upload');
  await row('file.upload');
  expect(screen.queryByText('coupon.status')).toBeNull();
});

test.each([
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, [['b', '2', '3']]],
  [null, { a: true }, [['a', '–', 'yes']]],
  [{ a: ['x'] }, null, [['a', '["x"]', '–']]],
  ['old', 'new', [['value', 'old', 'new']]],
  [{ a: 1 }, { a: 1 }, []],
])('between %j and %j these fields differ: %j', (before, after, expected) => {
  expect(changesOf(before, after).map((change) => [change.field, change.before, change.after])).toEqual(expected);
});
