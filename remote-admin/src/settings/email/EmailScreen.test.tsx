import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { field, openAdmin, press, type } from '../../testing/open-admin';

const path = '/manage/settings/email';
const labels = ['SMTP Server', 'SMTP Port', 'SMTP Username', 'SMTP Password', 'From Email', 'From Name'];
const opened = () => screen.findByLabelText('SMTP Server');
const fill = () => {
  type('SMTP Server', 'smtp.example.com');
  type('SMTP Username', 'mailer');
  type('SMTP Password', 'secret');
  type('From Email', 'help@example.com');
  type('From Name', 'Help');
};

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

test('six required fields; the port is a number and 587, the sender is an e-mail', async () => {
  openAdmin(path);
  await opened();
  for (const label of labels) expect(field(label)).toBeRequired();
  expect(field('SMTP Port')).toHaveValue(587);
  expect(field('SMTP Port')).toHaveAttribute('type', 'number');
  expect(field('From Email')).toHaveAttribute('type', 'email');
  expect(field('SMTP Password')).toHaveAttribute('type', 'password');
  await expectAccessible();
});

test('an empty form is not saved, and every field says what is missing', async () => {
  const saveEmailSettings = jest.fn();
  openAdmin(path, { calls: { saveEmailSettings } });
  await opened();
  type('SMTP Port', '');
  press('Save Changes');
  for (const text of [
    'Enter the SMTP server.',
    'Enter the port as a number.',
    'Enter the user name.',
    'Please enter a valid email address',
    "Enter the sender's name.",
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(saveEmailSettings).not.toHaveBeenCalled();
  fill();
  type('SMTP Port', '25');
  type('SMTP Password', '');
  press('Save Changes');
  expect(await screen.findByText('Enter the password.')).toBeInTheDocument();
});

test('saving says so; the password is then only said to be set and may stay empty', async () => {
  openAdmin(path);
  await opened();
  fill();
  press('Save Changes');
  expect(await screen.findByText('Email settings saved successfully!')).toBeInTheDocument();
  expect(await screen.findByText('A password is set. Type a new one to replace it.')).toBeInTheDocument();
  expect(field('SMTP Password')).toHaveValue('');
  await waitFor(() => expect(field('SMTP Password')).not.toBeRequired());
});

test('a test mail goes to the admin, or to whom one likes, and its outcome is shown', async () => {
  const sendTestMail = jest.fn().mockResolvedValue({ ok: false, message: 'The mail server refused the password.' });
  openAdmin(path, { calls: { sendTestMail } });
  await opened();
  expect(field('Send to')).toHaveValue('admin@example.com');
  type('Send to', 'me@example.com');
  press('Send test mail');
  expect(await screen.findByText('The mail server refused the password.')).toBeInTheDocument();
  expect(sendTestMail).toHaveBeenCalledWith({ body: { to: 'me@example.com' } });
});
