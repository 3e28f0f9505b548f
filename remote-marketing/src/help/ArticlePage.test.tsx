import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';
import { categories } from './articles';

const articles = categories.flatMap((category) => category.articles.map((article) => ({ article, category })));

describe.each(articles)('the article $article.id', ({ article, category }) => {
  it('has its title, its text and links to the rest of its chapter', async () => {
    renderPage(`/help/${article.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: article.title })).toBeInTheDocument();
    const related = screen.getByRole('complementary', { name: /^More on/ });
    expect(within(related).getAllByRole('link')).toHaveLength(category.articles.length - 1);
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('an article that does not exist', () => {
  it('leads to the help center', async () => {
    renderPage('/help/flying-carpets');
    expect(await screen.findByRole('heading', { level: 1, name: 'Help center' })).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/help');
  });
});
