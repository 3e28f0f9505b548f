import { screen, waitFor, within } from '@testing-library/react';
import type { ReleaseStep, WatchedRelease } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press } from '../testing/open-admin';
import { deed, errorRate, speed } from './words';

const table = (name: string) => screen.findByRole('table', { name });
const rowOf = async (id: string, name = 'Releases of chat') => {
  const found = within(await table(name))
    .getByText(id)
    .closest('tr');
  if (!found) throw new Error(`${id} stands in no row`);
  return found;
};

test('what is live, tried and was before is listed with its errors and speed', async () => {
  openAdmin('/manage/releases');
  const canary = await rowOf('c48d15e0a9f3');
  for (const text of ['Canary, 10%', '0.5% of 210', 'LCP 84% good']) expect(canary).toHaveTextContent(text);
  expect(await rowOf('b07e62f4d185')).toHaveTextContent('Live');
  expect(screen.getByText(/Nothing was published yet: visitors get the build/)).toBeInTheDocument();
  expect(await table('History of releases')).toHaveTextContent('Canary for 10%');
  await expectAccessible();
});

test('a canary is given to all after a question', async () => {
  openAdmin('/manage/releases');
  press('Promote', await rowOf('c48d15e0a9f3'));
  const asked = await dialog('Promote');
  expect(asked).toHaveTextContent('Give chat c48d15e0a9f3 to everybody?');
  press('Promote', asked);
  expect(await screen.findByText('Everybody gets chat c48d15e0a9f3 from now on.')).toBeInTheDocument();
  await waitFor(async () => expect(await rowOf('c48d15e0a9f3')).toHaveTextContent('Live'));
  expect(await table('History of releases')).toHaveTextContent('Promoted');
});

test('the release before comes back after a question, and stands in the history', async () => {
  openAdmin('/manage/releases');
  press('Roll back', await rowOf('2f9a7c31e460'));
  const asked = await dialog('Roll back');
  expect(asked).toHaveTextContent('Go back to chat 2f9a7c31e460? New visits get it at once');
  press('Roll back', asked);
  expect(await screen.findByText('chat is back at 2f9a7c31e460.')).toBeInTheDocument();
  await waitFor(async () => expect(await rowOf('2f9a7c31e460')).toHaveTextContent('Live'));
  const [, newest] = within(await table('History of releases')).getAllByRole('row');
  for (const text of ['Rolled back', '2f9a7c31e460']) expect(newest).toHaveTextContent(text);
});

test('nothing goes back where the question is answered with no', async () => {
  const switchRelease = jest.fn();
  openAdmin('/manage/releases', { calls: { switchRelease } });
  press('Roll back', await rowOf('2f9a7c31e460'));
  press('Cancel', await dialog('Roll back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(switchRelease).not.toHaveBeenCalled();
});

test('a refused switch says why', async () => {
  openAdmin('/manage/releases', {
    calls: { switchRelease: () => Promise.reject(new ServiceError('The releases of this part have changed.', 409)) },
  });
  press('Roll back', await rowOf('2f9a7c31e460'));
  press('Roll back', await dialog('Roll back'));
  expect(await screen.findByText('The releases of this part have changed.')).toBeInTheDocument();
});

const watched = (change: Partial<WatchedRelease>): WatchedRelease => ({
  id: '00000000000a',
  commit: '',
  builtAt: null,
  contractVersion: '',
  loads: 0,
  failures: 0,
  vitals: [],
  ...change,
});

test.each([
  [watched({}), 'no loads yet', '–'],
  [watched({ failures: 2 }), '2 errors', '–'],
  [
    watched({ loads: 1000, failures: 3, vitals: [{ measure: 'LCP', good: 3, middling: 1, poor: 0 }] }),
    '0.3% of 1,000',
    'LCP 75% good',
  ],
])('%j reads %s and %s', (release, errors, fast) => {
  expect([errorRate(release), speed(release)]).toEqual([errors, fast]);
});

test.each<[ReleaseStep['action'], number | null, string]>([
  ['publish', null, 'Published'],
  ['rollback', null, 'Rolled back'],
  ['promote', null, 'Promoted'],
  ['canary', 10, 'Canary for 10%'],
  ['canary', 0, 'Canary ended'],
])('%s for %s reads %s', (action, percent, words) => {
  expect(deed({ remote: 'chat', action, percent, id: '00000000000a', by: '', at: '', why: '' })).toBe(words);
});
