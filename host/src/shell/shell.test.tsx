import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { brand } from 'shared-contracts/brand';
import { renderProduct } from '../testing/render-product';
import { json } from '../testing/stub-server';

test('the top bar and the footer hold the links of all remotes in their order', async () => {
  renderProduct('/about-us');
  await screen.findByRole('heading', { level: 1 });
  const namesIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(namesIn('Main')).toEqual(['Home', 'About Us', 'Chat', 'Pricing']);
  expect(namesIn('Footer')).toEqual(['Help', 'Terms and Conditions']);
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example/nyayika',
  );
  expect(footer.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(footer.getByRole('link', { name: brand.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.contactEmail}`,
  );
  expect(footer.getByText(brand.location)).toBeVisible();
  expect(footer.getByText(new RegExp(`${new Date().getFullYear()} ${brand.name}`))).toBeVisible();
});

test('the link of the shown page is the current one, and navigating scrolls to the top, sets the title and moves the focus', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  const { user } = renderProduct('/about-us');
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  scroll.mockClear();
  await user.click(main.getByRole('link', { name: 'Home' }));
  expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(main.getByRole('link', { name: 'About Us' })).not.toHaveAttribute('aria-current');
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.title).toContain(brand.tagline);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the menu of small screens opens, closes on Escape and closes after a link', async () => {
  const { user } = renderProduct('/about-us');
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('a visitor finds the ways into an account in the top bar and in its menu', async () => {
  renderProduct('/about-us');
  await screen.findByRole('heading', { level: 1 });
  const header = within(screen.getByRole('banner'));
  for (const [name, href] of [
    ['Sign in', '/chat?dialog=login'],
    ['Sign up', '/chat?dialog=sign-up'],
  ] as const)
    for (const link of header.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', href);
});

test('an unknown address leads to the home page', async () => {
  renderProduct('/no-such-page');
  expect(await screen.findByRole('heading', { name: 'The marketing remote' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(screen.getByText('There is no page at /no-such-page. This is the home page.')).toBeVisible();
});

test('the chosen theme is shown and kept', async () => {
  const { user } = renderProduct('/about-us');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test('the development mailbox shows the mails and their codes', async () => {
  const mail = {
    to: 'asha@example.com',
    subject: 'Your code',
    text: 'Your code is 123456',
    at: '2026-01-02T10:00:00Z',
    code: '123456',
  };
  renderProduct('/dev/mailbox', { server: { '/api/dev/mailbox': () => json([mail]) } });
  const mails = within(await screen.findByRole('list', { name: 'Mails' }));
  expect(mails.getByRole('heading', { name: 'Your code' })).toBeVisible();
  expect(mails.getByText('123456')).toBeVisible();
});

test('axe finds nothing on a page, and nothing on a page that could not be loaded', async () => {
  const { user, change } = renderProduct('/about-us');
  await screen.findByRole('heading', { level: 1 });
  expect(await axe(document.body)).toHaveNoViolations();
  change('/remotes/chat/mf-manifest.json', () => new Response('', { status: 404 }));
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Chat' }));
  await screen.findByRole('alert');
  expect(await axe(document.body)).toHaveNoViolations();
});
