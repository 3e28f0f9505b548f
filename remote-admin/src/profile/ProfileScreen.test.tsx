import { screen, waitFor } from '@testing-library/react';
import type { Profile } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { field, openAdmin, press, type } from '../testing/open-admin';

const profile: Profile = {
  name: 'Asha Rao',
  email: 'admin@example.com',
  userType: null,
  countryCode: null,
  phone: null,
  address: '',
  stateCode: '',
  gstin: '',
  language: 'en',
  createdAt: '2026-01-05T10:00:00Z',
  hasPassword: true,
};
const open = async (accounts = {}) => {
  const refresh = jest.fn().mockResolvedValue(undefined);
  openAdmin('/manage/profile', {
    mode: 'live',
    auth: { refresh },
    accounts: {
      profile: () => Promise.resolve(profile),
      listSessions: () => Promise.resolve({ sessions: [] }),
      ...accounts,
    },
  });
  await screen.findByLabelText('Name');
  return { refresh };
};

test('the own name is changed and known everywhere', async () => {
  const editProfile = jest.fn().mockResolvedValue({ ...profile, name: 'Asha R.' });
  const { refresh } = await open({ editProfile });
  expect(field('Name')).toHaveValue('Asha Rao');
  type('Name', 'Asha R.');
  press('Save Changes');
  expect(await screen.findByText('Your profile was saved.')).toBeInTheDocument();
  expect(editProfile).toHaveBeenCalledWith({ body: expect.objectContaining({ name: 'Asha R.', language: 'en' }) });
  expect(refresh).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('a new password is checked, and a wrong old one is said at its field', async () => {
  const changePassword = jest
    .fn()
    .mockRejectedValueOnce(new ServiceError('Refused.', 422, { currentPassword: 'This is not your password.' }))
    .mockResolvedValueOnce({ ok: true });
  await open({ changePassword });
  type('Current Password', 'wrong');
  type('New Password', 'long enough');
  type('Confirm New Password', 'different');
  press('Change Password');
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  type('Confirm New Password', 'long enough');
  press('Change Password');
  expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
  type('Current Password', 'right');
  press('Change Password');
  expect(await screen.findByText('Your password was changed.')).toBeInTheDocument();
  expect(field('New Password')).toHaveValue('');
});

test('another device can be signed out', async () => {
  const device = { createdAt: '2026-01-05T10:00:00Z', lastSeenAt: '2026-01-06T10:00:00Z' };
  const endSession = jest.fn().mockResolvedValue({ ok: true });
  await open({
    listSessions: () =>
      Promise.resolve({
        sessions: [
          { ...device, id: 'here', current: true, device: 'Firefox' },
          { ...device, id: 'there', current: false, device: 'Phone' },
        ],
      }),
    endSession,
  });
  expect(await screen.findByText('This device')).toBeInTheDocument();
  press('Sign out Phone');
  await waitFor(() => expect(endSession).toHaveBeenCalledWith({ params: { id: 'there' } }));
});
