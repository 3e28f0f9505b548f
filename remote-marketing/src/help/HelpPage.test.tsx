import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';
import { categories } from './articles';

const openHelp = async (search = '') => {
  renderPage(`/help${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Help center' });
};
const results = async () =>
  within(await screen.findByRole('region', { name: 'Search results' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the help center', () => {
  it('shows six categories, each a heading of the same level, with links to all their articles', async () => {
    await openHelp();
    for (const { title, articles } of categories) {
      const section = screen.getByRole('region', { name: title });
      expect(within(section).getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      expect(
        within(section)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(articles.map(({ id }) => `/help/${id}`));
    }
  });

  it('finds articles by the words of their title and of their text', async () => {
    await openHelp();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'GSTIN');
    expect(await results()).toEqual(expect.arrayContaining(['Finding your GST invoices', 'Editing your profile']));
  });

  it.each([
    ['pasword reset', 'Resetting your password'],
    ['delte acount', 'Deleting your account'],
    ['invioce', 'Finding your GST invoices'],
    ['how do I get a refnd', 'Getting a refund'],
  ])('forgives the typing mistakes in "%s"', async (words, title) => {
    await openHelp(`?q=${encodeURIComponent(words)}`);
    expect((await results())[0]).toBe(title);
  });

  it('keeps the words in the address, and shows everything again without them', async () => {
    await openHelp();
    const box = screen.getByRole('searchbox', { name: 'Search help' });
    await userEvent.type(box, 'coupon');
    expect(screen.getByTestId('address')).toHaveTextContent('/help?q=coupon');
    await userEvent.clear(box);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/help$/);
    expect(screen.getByRole('heading', { name: 'Getting started' })).toBeInTheDocument();
  });

  it('says so when there is nothing, and shows the chapters', async () => {
    await openHelp('?q=xylophone');
    expect(await screen.findByText('No articles found for “xylophone”')).toBeInTheDocument();
    expect(await results()).toEqual(['write to us']);
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeInTheDocument();
  });

  it('has nothing that axe objects to, with and without results', async () => {
    await openHelp();
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search help' }), 'refund');
    await results();
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
