import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import { livePlans } from 'shared-contracts/calls/plans/live-plans';
import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { renderPage } from '../testing/render-page';
import { testHost } from '../testing/test-host';

const plan = (name: string) => screen.getByRole('article', { name });
const openPricing = async (host = testHost()) => {
  renderPage('/pricing', host);
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  await waitFor(() => expect(screen.queryByText('The plans are being loaded.')).toBeNull());
};

const dear: PublicPlan = {
  ...(livePlans[1] as PublicPlan),
  name: 'Dear',
  yearly: { pricePaise: 38_200, period: 'month', savePercent: 0 },
};

describe('the pricing page', () => {
  it('shows three plans with their monthly prices in rupees', async () => {
    await openPricing();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(plan('Free')).toHaveTextContent('₹0.00 per month');
    expect(plan('Pro')).toHaveTextContent('₹199.00 per month');
    expect(plan('Legal Pro+')).toHaveTextContent('₹499.00 per month');
  });

  it('lists what each plan holds', async () => {
    await openPricing();
    for (const { name, features } of builtInPlans) {
      expect(
        within(plan(name))
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(features);
    }
  });

  it('changes to yearly prices with a switch labelled Yearly Save 33%', async () => {
    await openPricing();
    const yearly = screen.getByRole('switch', { name: 'Yearly billing' });
    expect(yearly).toHaveAttribute('aria-checked', 'false');
    expect(yearly.parentElement).toHaveTextContent('Yearly Save 33%');
    await userEvent.click(yearly);
    expect(yearly).toHaveAttribute('aria-checked', 'true');
    expect(plan('Pro')).toHaveTextContent('₹382.00 per month');
    expect(plan('Pro')).toHaveTextContent('₹4,584.00 for a year');
    expect(plan('Pro')).toHaveTextContent('Save 16%');
    expect(plan('Legal Pro+')).toHaveTextContent('₹419.00 per month');
    expect(plan('Free')).toHaveTextContent('₹0.00 per month');
  });

  it('sells by the year for less, with badges that the prices keep', async () => {
    await openPricing(testHost({ plans: { list: () => Promise.resolve({ plans: [...livePlans] }) } }, 'live'));
    const yearly = screen.getByRole('switch', { name: 'Yearly billing' });
    expect(yearly.parentElement).toHaveTextContent('Yearly Save 16%');
    await userEvent.click(yearly);
    expect(plan('Pro')).toHaveTextContent('₹167.00 per month');
    expect(plan('Pro')).toHaveTextContent('₹2,004.00 for a year');
    for (const name of ['Pro', 'Legal Pro+']) expect(plan(name)).toHaveTextContent('Save 16%');
    expect(screen.getByRole('row', { name: /^Pro / })).toHaveTextContent('The year, by ₹384.00');
  });

  it('promises nothing where a year costs more', async () => {
    await openPricing(testHost({ plans: { list: () => Promise.resolve({ plans: [dear] }) } }, 'live'));
    expect(await screen.findByRole('article', { name: 'Dear' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Yearly billing' }).parentElement).not.toHaveTextContent('Save');
  });

  it('leads from every card to the chat', async () => {
    await openPricing();
    expect(within(plan('Free')).getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute('href', '/chat');
    for (const [name, slug] of [
      ['Pro', 'pro'],
      ['Legal Pro+', 'legal-pro-plus'],
    ] as const)
      expect(within(plan(name)).getByRole('link', { name: 'Get Now' })).toHaveAttribute('href', `/chat?plan=${slug}`);
    expect(screen.getByRole('link', { name: 'Start Chatting Now' })).toHaveAttribute('href', '/chat');
  });

  it('says which period costs less, whatever the discount is called', async () => {
    await openPricing();
    expect(screen.getByRole('row', { name: /^Pro / })).toHaveTextContent('Single months, by ₹2,196.00');
    expect(screen.getByRole('row', { name: /^Legal Pro/ })).toHaveTextContent('The year, by ₹960.00');
  });

  it('answers questions about plans, one at a time', async () => {
    await openPricing();
    await userEvent.click(screen.getByRole('button', { name: /free trial/ }));
    expect(screen.getByText(/7-day free trial/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /ways of paying/ }));
    expect(screen.getByText(/Cards, UPI, net banking and wallets/)).toBeVisible();
    expect(screen.getByRole('button', { name: /free trial/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has nothing that axe objects to', async () => {
    await openPricing();
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('plans that an admin has saved', () => {
  const [free] = builtInPlans as readonly [PublicPlan];
  const saved: PublicPlan = {
    ...free,
    slug: 'family',
    name: 'Family',
    monthly: { pricePaise: 125_050, period: 'month' },
    features: ['Five people'],
  };

  it('appear as they were saved', async () => {
    await openPricing(testHost({ plans: { list: () => Promise.resolve({ plans: [saved] }) } }));
    expect(await screen.findByRole('article', { name: 'Family' })).toHaveTextContent('₹1,250.50 per month');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are not replaced by others when they cannot be had, and are asked for again', async () => {
    const list = jest
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ plans: [saved] });
    await openPricing(testHost({ plans: { list } }));
    expect(screen.getByRole('alert')).toHaveTextContent('The plans could not be loaded.');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Family' })).toBeInTheDocument();
  });
});
