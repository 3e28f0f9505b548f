import { screen, waitFor } from '@testing-library/react';
import type { SignInSecurity } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { dialog, openAdmin, press, type } from '../testing/open-admin';

const none: SignInSecurity = { required: false, authenticator: false, passkeys: [], recoveryCodesLeft: 0 };
const both: SignInSecurity = {
  required: true,
  authenticator: true,
  passkeys: [{ id: 'key-1', name: 'Key of Asha', createdAt: '2026-01-05T10:00:00Z', lastUsedAt: null }],
  recoveryCodesLeft: 7,
};
const open = async (security: Parameters<typeof openAdmin>[1] & object) => {
  openAdmin('/manage/profile', { mode: 'live', ...security });
  await screen.findByRole('heading', { name: 'Second step' });
};

test.each([360, 768, 1024, 1440])(
  'at %i px the ways are listed, and one is removed with the password',
  async (width) => {
    const removePasskey = jest
      .fn()
      .mockRejectedValueOnce(new ServiceError('This is not your password.', 400))
      .mockResolvedValueOnce({ ...both, passkeys: [] });
    await open({ width, security: { security: () => Promise.resolve(both), removePasskey } });
    expect(await screen.findByText('7 recovery codes left')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Authenticator app' })).toBeInTheDocument();
    press('Remove Key of Asha');
    const asked = await dialog('Remove Key of Asha');
    type('Your password', 'wrong', asked);
    press('Remove', asked);
    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    await expectAccessible();
    type('Your password', 'right', asked);
    press('Remove', asked);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removePasskey).toHaveBeenLastCalledWith({ body: { id: 'key-1', password: 'right' } });
  },
);

test('new recovery codes are shown once', async () => {
  const newRecoveryCodes = jest.fn().mockResolvedValue({ recoveryCodes: ['AAAAA-BBBBB'] });
  await open({ security: { security: () => Promise.resolve(both), newRecoveryCodes } });
  await screen.findByText('7 recovery codes left');
  press('New recovery codes');
  const asked = await dialog('New recovery codes');
  type('Your password', 'right', asked);
  press('Make new codes', asked);
  expect(await screen.findByText('AAAAA-BBBBB')).toBeInTheDocument();
  press('I have kept them');
  await waitFor(() => expect(screen.queryByText('AAAAA-BBBBB')).toBeNull());
});

test('a second step can be added; a browser without passkeys says so', async () => {
  await open({
    security: { security: () => Promise.resolve(none), beginPasskey: () => Promise.resolve({ challenge: 'x' }) },
  });
  expect(await screen.findByText('No second step is set up.')).toBeInTheDocument();
  press('Add a second step');
  const asked = await dialog('Add a second step');
  type('Your password', 'right', asked);
  press('Make a passkey', asked);
  expect(await screen.findByText('The passkey was not used. Please try again.')).toBeInTheDocument();
});
