import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../testing/axe';
import { dialog, field, headers, openAdmin, press, row, type } from '../testing/open-admin';
import { usagePercent } from './CouponUsage';

const openCoupons = (options: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/manage/settings/coupons${query}`, options);
const openForm = async (options: Parameters<typeof openAdmin>[1] = {}) => {
  openCoupons(options);
  press('Add Coupon');
  return dialog('Add Coupon');
};

test('the table has its columns, actions, a status dropdown and a usage bar', async () => {
  openCoupons();
  const save20 = await row('SAVE20');
  expect(headers()).toEqual(['', 'Code', 'Description', 'Discount', 'Usage', 'Expiry Date', 'Status', 'Actions']);
  for (const name of ['Copy code', 'Edit', 'Delete'])
    expect(within(save20).getByRole('button', { name })).toBeEnabled();
  expect(within(save20).getByLabelText('Status')).toHaveValue('active');
  expect(within(save20).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  await expectAccessible();
});

test('the usage bar is capped at 100 percent', () => {
  expect(usagePercent({ usedCount: 500, usageLimit: 100 })).toBe(100);
  expect(usagePercent({ usedCount: 1, usageLimit: 3 })).toBe(33);
  expect(usagePercent({ usedCount: 9, usageLimit: null })).toBe(0);
});

test.each([
  ['?search=early', 'EARLY25'],
  ['?search=rainy', 'MONSOON10'],
  ['?status=draft', 'DIWALI30'],
  ['?status=expired', 'MONSOON10'],
])('search and status filter: %s finds %s', async (query, code) => {
  openCoupons({}, query);
  await row(code);
  expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(1);
});

test('the status filter offers All, Active, Expired, Draft', async () => {
  openCoupons();
  await row('SAVE20');
  const filter = screen.getAllByLabelText('Status')[0] as HTMLElement;
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Active', 'Expired', 'Draft']);
});

test('the status of a row can be changed freely', async () => {
  openCoupons();
  type('Status', 'active', await row('MONSOON10'));
  await waitFor(() =>
    expect(
      within(screen.getByText('MONSOON10').closest<HTMLElement>('[role=row]') as HTMLElement).getByLabelText('Status'),
    ).toBeEnabled(),
  );
  expect(within(await row('MONSOON10')).getByLabelText('Status')).toHaveValue('active');
});

test('Copy code copies and says so; a failure is only logged', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openCoupons();
  press('Copy code', await row('STUDENT'));
  expect(await screen.findByText('Coupon code copied to clipboard!')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('STUDENT');
  press('Dismiss');
  press('Copy code', await row('STUDENT'));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.queryByText('Coupon code copied to clipboard!')).toBeNull();
});

test('page buttons appear only with more than 10 coupons', async () => {
  const { rows } = await openCoupons().services.admin.listCoupons({ query: {} });
  await row('SAVE20');
  expect(screen.queryByRole('navigation', { name: /pagination/i })).toBeNull();
  const listCoupons = jest.fn().mockResolvedValue({ rows, total: 11 });
  openCoupons({ calls: { listCoupons } });
  fireEvent.click(await screen.findByRole('button', { name: '2' }));
  await waitFor(() =>
    expect(listCoupons).toHaveBeenLastCalledWith({ query: expect.objectContaining({ page: 2, pageSize: 10 }) }),
  );
});

test('Delete asks with the specified question and can be undone', async () => {
  openCoupons();
  press('Delete', await row('FLAT100'));
  const question = await dialog('Delete Coupon');
  expect(question).toHaveTextContent('Are you sure you want to delete this coupon?');
  press('Delete', question);
  await waitFor(() => expect(screen.queryByText('FLAT100')).toBeNull());
  press('Undo');
  await row('FLAT100');
});

describe('the form', () => {
  test('needs code, type, amount and expiry date', async () => {
    const form = await openForm();
    for (const label of ['Code', 'Discount Type', 'Amount', 'Expiry Date']) expect(field(label, form)).toBeRequired();
    press('Save Coupon', form);
    for (const text of ['Enter a code.', 'Enter an amount.', 'Choose the last day.'])
      expect(await within(form).findByText(text)).toBeInTheDocument();
  });

  test('the code is in capitals; a percentage above 100 is ignored, has a % and whole steps', async () => {
    const form = await openForm();
    type('Code', 'spring5', form);
    expect(field('Code', form)).toHaveValue('SPRING5');
    type('Amount', '50', form);
    type('Amount', '101', form);
    expect(field('Amount', form)).toHaveValue(50);
    expect(field('Amount', form)).toHaveAttribute('step', '1');
    expect(within(form).getByText('%')).toBeInTheDocument();
  });

  test('a fixed amount has rupees, steps of 0.01 and no upper bound', async () => {
    const form = await openForm();
    type('Discount Type', 'fixed', form);
    type('Amount', '250.5', form);
    expect(field('Amount', form)).toHaveValue(250.5);
    expect(field('Amount', form)).toHaveAttribute('step', '0.01');
    expect(field('Amount', form)).toHaveAttribute('min', '0');
    expect(within(form).getAllByText('₹')).toHaveLength(2);
  });

  test('offers active and draft; the minimum order defaults to 0; empty limits are kept as none', async () => {
    const createCoupon = jest.fn().mockResolvedValue({});
    const form = await openForm({ calls: { createCoupon } });
    expect(
      within(field('Status', form))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Active', 'Draft']);
    expect(field('Minimum Order Amount', form)).toHaveValue(0);
    type('Code', 'new1', form);
    type('Amount', '5', form);
    type('Expiry Date', '2030-12-31', form);
    type('Maximum Users', '7', form);
    type('Description in Hindi', 'त्योहार की छूट', form);
    press('Save Coupon', form);
    await waitFor(() => expect(createCoupon).toHaveBeenCalledTimes(1));
    expect(createCoupon).toHaveBeenCalledWith({
      body: {
        code: 'NEW1',
        description: '',
        translations: { ta: '', hi: 'त्योहार की छूट', kn: '' },
        type: 'percentage',
        amount: 5,
        minimumAmount: 0,
        maximumAmount: 7,
        usageLimit: null,
        expiryDate: '2030-12-31',
        status: 'active',
        products: [],
        categories: [],
        customers: [],
      },
    });
  });

  test('editing keeps what was there; a code that is taken is said at its field', async () => {
    openCoupons();
    press('Edit', await row('FLAT100'));
    const form = await dialog('Edit Coupon');
    expect(field('Usage Limit', form)).toHaveValue(200);
    type('Code', 'save20', form);
    press('Save Coupon', form);
    expect(await within(form).findByText('Another coupon has this code.')).toBeInTheDocument();
    type('Code', 'flat101', form);
    press('Save Coupon', form);
    await row('FLAT101');
  });
});
