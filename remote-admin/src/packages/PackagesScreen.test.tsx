import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayInIndia } from 'shared-contracts/time/india';
import { ServiceError } from 'shared-contracts/services/service-error';
import { expectAccessible } from '../testing/axe';
import { button, dialog, field, headers, openAdmin, press, row, type } from '../testing/open-admin';

const openPackages = (options: Parameters<typeof openAdmin>[1] = {}, query = '') =>
  openAdmin(`/manage/packages${query}`, options);
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('subscription plans', () => {
  test('the table has its columns; period in days, price in rupees with two decimals', async () => {
    openPackages();
    const basic = await row('Basic');
    expect(headers()).toEqual(['Plan Name', 'Period', 'Price', 'Features', 'Status', 'Actions']);
    expect(basic).toHaveTextContent('30 days');
    expect(basic).toHaveTextContent('₹999.00');
    const standard = await row('Standard');
    expect(standard).toHaveTextContent('365 days');
    expect(standard).toHaveTextContent('₹1,999.00');
    await expectAccessible();
  });

  test('the search filters by name', async () => {
    openPackages({}, '?search=STAND');
    await row('Standard');
    expect(screen.queryByText('Basic')).toBeNull();
  });

  test('the status switch only logs', async () => {
    openPackages();
    const status = within(await row('Basic')).getByRole('switch', { name: 'Status' });
    fireEvent.click(status);
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Plan status', { id: 'sample-plan-basic', active: false }));
    await waitFor(() =>
      expect(
        within(screen.getByText('Basic').closest<HTMLElement>('[role=row]') as HTMLElement).getByRole('switch'),
      ).toBeEnabled(),
    );
    expect(within(await row('Basic')).getByRole('switch')).toBeChecked();
  });

  test('a new plan begins with 30 days, price 0 and active, and is added', async () => {
    openPackages();
    await row('Basic');
    press('Create Plan');
    const form = await dialog('Create New Plan');
    for (const label of [
      'User Type',
      'Order No',
      'Plan Name',
      'Monthly Price',
      'Yearly Price',
      'Save Percentage',
      'File Upload Limit',
      'Chat Token Limit',
      'Features',
    ]) {
      expect(field(label, form)).toBeInTheDocument();
    }
    for (const name of ['Voice Assistant', 'Private', 'Recommended', 'Default'])
      expect(within(form).getByRole('switch', { name })).not.toBeChecked();
    expect(within(form).getByRole('switch', { name: 'Status' })).toBeChecked();
    expect(field('User Type', form)).toBeRequired();
    expect(field('Monthly Price', form)).toHaveValue(0);
    type('Plan Name', 'Student', form);
    type('Monthly Price', '49.5', form);
    press('Save Plan', form);
    const added = await row('Student');
    expect(added).toHaveTextContent('30 days');
    expect(added).toHaveTextContent('₹49.50');
  });

  test('numbers are saved as numbers, and an empty limit as no limit', async () => {
    const updatePlan = jest.fn().mockResolvedValue({});
    openPackages({ calls: { updatePlan } });
    press('Edit', await row('Basic'));
    const form = await dialog('Edit Plan');
    type('Order No', '3', form);
    type('Yearly Price', '899', form);
    type('File Upload Limit', '', form);
    press('Save Plan', form);
    await waitFor(() => expect(updatePlan).toHaveBeenCalledTimes(1));
    expect(updatePlan).toHaveBeenCalledWith({
      params: { id: 'sample-plan-basic' },
      body: expect.objectContaining({
        orderNo: 3,
        yearlyPricePaise: 89_900,
        monthlyPricePaise: 99_900,
        fileUploadLimit: null,
        chatTokenLimit: 50_000,
      }),
    });
  });

  test('Delete asks with the specified question, deletes, and can be undone', async () => {
    openPackages();
    press('Delete', await row('Basic'));
    const question = await dialog('Delete Plan');
    expect(question).toHaveTextContent('Are you sure you want to delete the Basic plan? This action cannot be undone.');
    press('Delete', question);
    expect(await screen.findByText('The Basic plan was deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Basic')).toBeNull());
    press('Undo');
    await row('Basic');
  });

  test('Cancel keeps the plan', async () => {
    openPackages();
    press('Delete', await row('Basic'));
    press('Cancel', await dialog('Delete Plan'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Basic')).toBeInTheDocument();
  });
});

describe('user subscriptions', () => {
  test('the tab has its columns and a View per row; Create Plan is off, Assign Plan is not', async () => {
    openPackages();
    await row('Basic');
    expect(button('Create Plan')).toBeEnabled();
    fireEvent.click(screen.getByRole('tab', { name: 'User Subscriptions' }));
    await row('Meera Nair');
    expect(headers()).toEqual(['User', 'Email', 'Plan', 'Start Date', 'End Date', 'Status', 'Actions']);
    expect(button('Create Plan')).toBeDisabled();
    expect(button('Assign Plan')).toBeEnabled();
    press('View', await row('Debashish Ghosh'));
    expect(await within(await dialog('Subscription Details')).findByText('CHQ-004512')).toBeInTheDocument();
  });

  test.each([
    ['meera', 'Meera Nair'],
    ['rohan.mehta@', 'Rohan Mehta'],
    ['standard', 'Debashish Ghosh'],
  ])('the shared search finds %s by user, email or plan', async (search, found) => {
    openPackages({}, `?tab=subscriptions&search=${search}`);
    await row(found);
    expect(screen.queryByText('Simran Kaur')).toBeNull();
  });
});

describe('assigning a plan', () => {
  const image = new File(['png'], 'receipt.png', { type: 'image/png' });
  const openForm = async (options: Parameters<typeof openAdmin>[1] = {}) => {
    openPackages(options);
    press('Assign Plan');
    return dialog('Assign Subscription Plan');
  };

  test('defaults, what is offered, and fields that appear with a payment method', async () => {
    const form = await openForm();
    expect(field('Duration', form)).toHaveValue('monthly');
    expect(field('Start Date', form)).toHaveValue(dayInIndia(new Date()));
    expect(
      await within(form).findByRole('option', { name: 'Meera Nair (meera.nair@example.com)' }),
    ).toBeInTheDocument();
    expect(
      within(field('Plan', form))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a plan', 'Basic', 'Standard']);
    expect(within(form).queryByLabelText('Transaction ID')).toBeNull();
    type('Payment Method', 'offline', form);
    expect(field('Transaction ID', form)).toBeInTheDocument();
    expect(field('Transaction Proof', form)).toHaveAttribute('accept', 'image/*');
  });

  test('only active plans are offered', async () => {
    const plan = {
      id: 'x',
      slug: 'x',
      userType: 'customer',
      orderNo: 0,
      name: 'Off',
      periodDays: 30,
      monthlyPricePaise: 0,
      yearlyPricePaise: 0,
      savePercentage: 0,
      voiceAssistant: false,
      fileUploadLimit: null,
      chatTokenLimit: null,
      questionsPerDay: null,
      papersPerMonth: null,
      features: '',
      isPrivate: false,
      isRecommended: false,
      isDefault: false,
      status: false,
    } as const;
    const form = await openForm({
      calls: { listPlans: () => Promise.resolve({ plans: [plan, { ...plan, id: 'y', name: 'On', status: true }] }) },
    });
    await waitFor(() =>
      expect(
        within(field('Plan', form))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Select a plan', 'On']),
    );
  });

  test('a proof is an image, is previewed, and can be removed', async () => {
    const form = await openForm();
    type('Payment Method', 'online', form);
    fireEvent.change(field('Transaction Proof', form), {
      target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
    });
    expect(within(form).getByText('Only an image can be added.')).toBeInTheDocument();
    fireEvent.change(field('Transaction Proof', form), { target: { files: [image] } });
    expect(await within(form).findByRole('img', { name: 'Proof preview' })).toBeInTheDocument();
    press('Remove', form);
    expect(within(form).queryByRole('img')).toBeNull();
  });

  test('nothing is checked before the summary, which shows N/A without a plan; Cancel returns to the form', async () => {
    const form = await openForm();
    press('Assign', form);
    const summary = await dialog('Confirm Assignment');
    expect(within(summary).getAllByText('N/A')).toHaveLength(4);
    press('Cancel', summary);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm Assignment' })).toBeNull());
    expect(form).toBeInTheDocument();
  });

  test('confirming logs the assignment, closes both dialogs and resets the form', async () => {
    const form = await openForm();
    await within(form).findByRole('option', { name: /meera/i });
    type('User', 'meera.nair@example.com', form);
    type('Plan', 'sample-plan-standard', form);
    type('Payment Method', 'offline', form);
    type('Transaction ID', 'NEFT-7', form);
    press('Assign', form);
    const summary = await dialog('Confirm Assignment');
    for (const text of ['Standard', 'Offline', 'NEFT-7']) expect(summary).toHaveTextContent(text);
    press('Confirm and Assign', summary);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(logged).toHaveBeenCalledWith(
      'Plan assigned',
      expect.objectContaining({
        userEmail: 'meera.nair@example.com',
        planId: 'sample-plan-standard',
        transactionId: 'NEFT-7',
      }),
    );
    press('Assign Plan');
    expect(field('User', await dialog('Assign Subscription Plan'))).toHaveValue('');
  });

  test('live: what is missing or refused comes back to its field', async () => {
    const assignPlan = jest
      .fn()
      .mockRejectedValue(new ServiceError('Refused.', 422, { startDate: 'This day is too far back.' }));
    const form = await openForm({ mode: 'live', calls: { assignPlan } });
    press('Assign', form);
    press('Confirm and Assign', await dialog('Confirm Assignment'));
    expect(await within(form).findByText('Choose a user.')).toBeInTheDocument();
    expect(assignPlan).not.toHaveBeenCalled();
    await within(form).findByRole('option', { name: /meera/i });
    type('User', 'meera.nair@example.com', form);
    type('Plan', 'sample-plan-basic', form);
    type('Payment Method', 'online', form);
    press('Assign', form);
    press('Confirm and Assign', await dialog('Confirm Assignment'));
    expect(await within(form).findByText('This day is too far back.')).toBeInTheDocument();
  });
});
