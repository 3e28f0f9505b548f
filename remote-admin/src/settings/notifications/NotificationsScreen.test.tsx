import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../../testing/axe';
import { address, dialog, openAdmin, press } from '../../testing/open-admin';

const path = '/manage/settings/notifications';
const names = [
  'Subscription Reminder',
  'Payment Reminder',
  'New User Notification',
  'File Upload Notification',
  'Low Credit Alert',
  'Monthly Report',
];

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

test('six switches, all on except the one for file uploads', async () => {
  openAdmin(path);
  await screen.findByRole('switch', { name: 'Monthly Report' });
  expect(screen.getAllByRole('switch')).toHaveLength(6);
  for (const name of names) {
    const isOn = screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    expect([name, isOn]).toEqual([name, name !== 'File Upload Notification']);
  }
  await expectAccessible();
});

test('saving says so in the specified words', async () => {
  const { services } = openAdmin(path);
  fireEvent.click(await screen.findByRole('switch', { name: 'File Upload Notification' }));
  press('Save Changes');
  expect(await screen.findByText('Notification settings saved successfully!')).toBeInTheDocument();
  expect((await services.admin.notificationSettings()).fileUploadNotification).toBe(true);
});

test('a failed save is said, and the change stays', async () => {
  openAdmin(path, {
    calls: { saveNotificationSettings: () => Promise.reject(new ServiceError('The server cannot be reached.', 0)) },
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Monthly Report' }));
  press('Save Changes');
  expect(await screen.findByText('The server cannot be reached.')).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Monthly Report' })).not.toBeChecked();
});

test('each mail can be previewed, in a frame that runs nothing', async () => {
  openAdmin(path);
  await screen.findByRole('switch', { name: 'Monthly Report' });
  fireEvent.click(screen.getAllByText('Preview')[5] as HTMLElement);
  const preview = await dialog('Monthly Report: preview');
  expect(await within(preview).findByText(/The month in figures/)).toBeInTheDocument();
  expect(within(preview).getByTitle('Mail')).toHaveAttribute('sandbox', '');
});

test('a link asks before unsaved changes are lost: Stay stays, Leave leaves', async () => {
  openAdmin(path);
  fireEvent.click(await screen.findByRole('switch', { name: 'Monthly Report' }));
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  press('Stay', await dialog('Unsaved changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(path);
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  press('Leave', await dialog('Unsaved changes'));
  await waitFor(() => expect(address()).toBe('/manage/messages'));
});

test('without changes a link just leaves', async () => {
  openAdmin(path);
  await screen.findByRole('switch', { name: 'Monthly Report' });
  fireEvent.click(screen.getByRole('link', { name: 'Messages' }));
  await waitFor(() => expect(address()).toBe('/manage/messages'));
});
