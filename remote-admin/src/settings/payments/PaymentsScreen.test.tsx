import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../../testing/axe';
import { button, field, openAdmin, press, type } from '../../testing/open-admin';

const path = '/manage/settings/payments';
const razorpay = () => screen.findByRole('group', { name: 'Razorpay' });
const stripe = () => screen.findByRole('group', { name: 'Stripe' });

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

test('Razorpay is active at first, Stripe is not; fields are shown while active; test mode is on', async () => {
  openAdmin(path);
  const first = await razorpay();
  expect(within(first).getByRole('switch', { name: 'Active' })).toBeChecked();
  for (const label of ['API Key', 'Secret Key', 'Webhook URL']) expect(field(label, first)).toBeInTheDocument();
  expect(field('Secret Key', first)).toHaveAttribute('type', 'password');
  expect(within(first).getByRole('switch', { name: 'Test Mode' })).toBeChecked();
  const second = await stripe();
  expect(within(second).getByRole('switch', { name: 'Active' })).not.toBeChecked();
  expect(within(second).queryByLabelText('API Key')).toBeNull();
  fireEvent.click(within(second).getByRole('switch', { name: 'Active' }));
  expect(field('API Key', second)).toBeInTheDocument();
  await expectAccessible();
});

test('saving says so; the secret is then only said to be set', async () => {
  openAdmin(path);
  type('Secret Key', 'sk_secret', await razorpay());
  press('Save Changes');
  expect(await screen.findByText('Payment settings saved successfully!')).toBeInTheDocument();
  expect(field('Secret Key', await razorpay())).toHaveValue('');
  expect(
    await within(await razorpay()).findByText('A secret is set. Type a new one to replace it.'),
  ).toBeInTheDocument();
});

test('an address that is none, and what the server refuses, are said at their fields', async () => {
  openAdmin(path, {
    mode: 'live',
    calls: {
      savePaymentSettings: () =>
        Promise.reject(new ServiceError('Refused.', 422, { 'gateways.0.apiKey': 'The key begins with rzp_.' })),
    },
  });
  type('Webhook URL', 'not an address', await razorpay());
  press('Save Changes');
  expect(await screen.findByText('Enter a full address, such as https://example.com/webhook.')).toBeInTheDocument();
  type('Webhook URL', 'https://law.example/hook', await razorpay());
  press('Save Changes');
  expect(await screen.findByText('The key begins with rzp_.')).toBeInTheDocument();
});

test('what is saved can be tested; changes have to be saved first', async () => {
  const testGateway = jest.fn().mockResolvedValueOnce({ ok: false, message: 'The gateway does not know this key.' });
  openAdmin(path, { calls: { testGateway } });
  press('Test connection', await razorpay());
  expect(await screen.findByText('The gateway does not know this key.')).toBeInTheDocument();
  expect(testGateway).toHaveBeenCalledWith({ params: { name: 'razorpay' } });
  type('API Key', 'rzp_test_1', await razorpay());
  await waitFor(() => expect(button('Test connection')).toBeDisabled());
});

test('/manage/settings holds one gateway form with the same fields', async () => {
  openAdmin('/manage/settings');
  const group = await razorpay();
  expect(screen.queryByRole('group', { name: 'Stripe' })).toBeNull();
  type('API Key', 'rzp_test_1', group);
  press('Save Changes');
  expect(await screen.findByText('Payment settings saved successfully!')).toBeInTheDocument();
});
