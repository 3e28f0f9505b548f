import { screen, waitFor } from '@testing-library/react';
import { openRemote } from '../testing/open-chat';
import { openPlans, openProfile } from '../testing/dialogs';

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a dialog closes on Escape, and the focus goes back to where it was', async () => {
  const user = openRemote();
  await openProfile(user);
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Profile' })).toHaveFocus());
});

test('it closes on the close button', async () => {
  const user = openRemote();
  const profile = await openProfile(user);
  await user.click(profile.getByRole('button', { name: 'Close' }));
  await gone();
});

test('it closes on a click outside', async () => {
  const user = openRemote();
  await openProfile(user);
  await user.click(document.querySelector('.viewport') as HTMLElement);
  await gone();
});

test('while it is open the page does not scroll', async () => {
  const user = openRemote();
  await openProfile(user);
  await waitFor(() =>
    expect([
      document.body.style.overflowY,
      document.documentElement.style.overflowY,
      document.body.style.overflow,
    ]).toContain('hidden'),
  );
});

test('one dialog leads to the next in its place, with the focus in it', async () => {
  const user = openRemote();
  await openPlans(user);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose Your Legal Plan' })).toHaveFocus());
});
