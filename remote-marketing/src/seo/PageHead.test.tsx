import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { messages } from '../messages';
import { pageMeta, titleOf, type PageMeta } from './page-meta';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const pages: readonly PageMeta[] = Object.values(pageMeta);

describe.each(pages)('the head of $path', (page) => {
  const { path, description } = page;
  const title = titleOf(page, messages.t);

  beforeEach(async () => {
    document.head.innerHTML = '<meta property="og:image" content="/assets/picture.png">';
    renderPage(path);
    await screen.findByRole('heading', { level: 1 });
  });

  it('has title, description and canonical address', () => {
    expect(document.title).toBe(title);
    expect(content('meta[name="description"]')).toBe(description);
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `https://law.example${path}`);
  });

  it('describes itself to link previews', () => {
    expect(content('meta[property="og:title"]')).toBe(title);
    expect(content('meta[property="og:url"]')).toBe(`https://law.example${path}`);
    expect(content('meta[property="og:image"]')).toBe('https://law.example/assets/picture.png');
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  });
});

test('a page in another language shows the link preview of that language', async () => {
  document.head.innerHTML = '<meta property="og:image" content="/a/en.png" data-en="/a/en.png" data-ta="/a/ta.png">';
  // The words of the language are loaded first.
  await act(async () => void renderPage('/ta/pricing'));
  await waitFor(() => expect(content('meta[property="og:image"]')).toBe('https://law.example/a/ta.png'));
});

describe('structured data', () => {
  const data = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    );

  it('names the organisation on the home page', () => {
    renderPage('/');
    expect(data()).toContainEqual(
      expect.objectContaining({ '@context': 'https://schema.org', '@type': 'Organization' }),
    );
  });

  it('offers the plans on the pricing page', async () => {
    renderPage('/pricing');
    await screen.findByRole('article', { name: 'Free' });
    const product = data().find((item) => item['@type'] === 'Product') as {
      offers: { name: string; price: string; priceCurrency: string }[];
    };
    expect(product.offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ['Free', '0.00', 'INR'],
      ['Pro', '199.00', 'INR'],
      ['Legal Pro+', '499.00', 'INR'],
    ]);
  });
});

describe('the descriptions', () => {
  it('are all different and of a length that search engines show', () => {
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(200);
  });
});
