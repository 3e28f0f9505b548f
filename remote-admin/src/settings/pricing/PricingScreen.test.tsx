import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../../testing/axe';
import { button, field, openAdmin, press, type } from '../../testing/open-admin';

const path = '/manage/settings/pricing';
const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Plans' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
const select = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const open = async (options: Parameters<typeof openAdmin>[1] = {}) => {
  const host = openAdmin(path, options);
  await screen.findByLabelText('Plan Name');
  return host;
};

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => jest.useRealTimers());

test('one tab per plan, with the specified prices', async () => {
  await open();
  expect(tabs()).toEqual(['Free', 'Pro', 'Legal Pro+']);
  const prices = () =>
    ['Monthly Price', 'Yearly Price (per month)', 'Save Percentage'].map((label) => field(label).value);
  select('Pro');
  expect(prices()).toEqual(['199', '382', '16']);
  select('Legal Pro+');
  expect(prices()).toEqual(['499', '419', '16']);
  await expectAccessible();
});

test('prices are whole numbers from 0, the discount is capped at 100', async () => {
  await open();
  select('Pro');
  type('Monthly Price', '249.9');
  expect(field('Monthly Price')).toHaveValue(249);
  type('Monthly Price', '-5');
  expect(field('Monthly Price')).toHaveValue(0);
  type('Save Percentage', '150');
  expect(field('Save Percentage')).toHaveValue(100);
});

test('plans are added and removed without a question, but the last one stays; the tab is clamped', async () => {
  await open();
  press('Add Plan');
  expect(tabs()).toEqual(['Free', 'Pro', 'Legal Pro+', 'New Plan 4']);
  expect(screen.getByRole('tab', { name: 'New Plan 4' })).toHaveAttribute('aria-selected', 'true');
  press('Remove Plan');
  expect(screen.getByRole('tab', { name: 'Legal Pro+' })).toHaveAttribute('aria-selected', 'true');
  press('Remove Plan');
  press('Remove Plan');
  expect(tabs()).toEqual(['Free']);
  expect(button('Remove Plan')).toBeDisabled();
});

test('a feature is added trimmed, by button or Enter, and not when blank', async () => {
  await open();
  const features = within(screen.getByRole('region', { name: 'Features' }));
  expect(features.getAllByRole('listitem')).toHaveLength(3);
  type('New feature', '   ');
  press('Add Feature');
  expect(features.getAllByRole('listitem')).toHaveLength(3);
  type('New feature', '  Priority mail ');
  press('Add Feature');
  type('New feature', 'Notes');
  fireEvent.keyDown(field('New feature'), { key: 'Enter' });
  expect(
    features
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(3),
  ).toEqual(['Priority mail', 'Notes']);
  expect(field('New feature')).toHaveValue('');
  press('Remove Notes');
  expect(features.getAllByRole('listitem')).toHaveLength(4);
});

test('saving says Saving... for a second, then that it was saved', async () => {
  const { services } = await open();
  select('Pro');
  type('Monthly Price', '249');
  jest.useFakeTimers();
  press('Save Changes');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(button('Saving...')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Pricing plans updated successfully!')).toBeInTheDocument();
  expect(button('Save Changes')).toBeEnabled();
  expect((await services.admin.pricing()).plans[1]?.monthlyPricePaise).toBe(24_900);
});

test('the words of a plan are written in the other languages', async () => {
  const { services } = await open();
  select('Pro');
  select('हिन्दी');
  type('Translated name', 'प्रो');
  type('Translated features, one a line', 'असीमित सवाल\n\n पहले जवाब ');
  select('ಕನ್ನಡ');
  expect(field('Translated name')).toHaveValue('');
  select('हिन्दी');
  expect(field('Translated name')).toHaveValue('प्रो');
  await expectAccessible();
  jest.useFakeTimers();
  press('Save Changes');
  await act(() => jest.advanceTimersByTimeAsync(1200));
  expect((await services.admin.pricing()).plans[1]?.translations?.hi).toEqual({
    name: 'प्रो',
    description: '',
    features: ['असीमित सवाल', 'पहले जवाब'],
  });
});

test('a failed save is said in the specified words', async () => {
  await open({
    mode: 'live',
    calls: {
      savePricing: () => Promise.reject(new ServiceError('Refused.', 422, { 'plans.1.name': 'This name is taken.' })),
    },
  });
  press('Save Changes');
  expect(await screen.findByText('Failed to update pricing plans')).toBeInTheDocument();
});

test('a plan without a name is shown where it is missing', async () => {
  await open();
  select('Legal Pro+');
  type('Plan Name', ' ');
  select('Free');
  press('Save Changes');
  expect(await screen.findByText('Enter a plan name.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Free' })).toHaveAttribute('aria-selected', 'false'));
});
