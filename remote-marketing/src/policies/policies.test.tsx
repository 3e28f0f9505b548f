import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';
import { privacy } from './privacy';
import { refund } from './refund';
import { terms } from './terms';

const pages = [
  { path: '/terms', policy: terms },
  { path: '/privacy-policy', policy: privacy },
  { path: '/refund-policy', policy: refund },
];
const open = async (path: string, title: string) => {
  renderPage(path);
  await screen.findByRole('heading', { level: 1, name: title });
};

describe.each(pages)('$policy.title', ({ path, policy }) => {
  it('has the date of its last change', async () => {
    await open(path, policy.title);
    expect(screen.getByText(/Last updated on/)).toHaveTextContent('21 November 2026');
  });

  it('has a table of contents that leads to every section', async () => {
    await open(path, policy.title);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const { id, heading } of policy.sections) {
      expect(within(contents).getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 2, name: heading }));
    }
  });

  it('has nothing that axe objects to', async () => {
    await open(path, policy.title);
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});

describe('the section that the address names', () => {
  it('is scrolled to once the page is there', async () => {
    const scrolled: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    await open('/terms#conduct', terms.title);
    await waitFor(() => expect(scrolled).toEqual(['conduct']));
  });
});

describe('what the policies must say', () => {
  it.each([
    ['/terms', terms.title, /must be 18 or older, and/],
    ['/terms', terms.title, /attorney consultation calls only where the plan they bought lists them/],
    ['/refund-policy', refund.title, /cancel anytime, in your profile/],
    ['/refund-policy', refund.title, /stays active until the end of the period/],
    ['/refund-policy', refund.title, /subscribed for the first time, you get a full refund/],
    ['/refund-policy', refund.title, /no partial refunds after that/],
    ['/refund-policy', refund.title, /^5 to 10 business days$/],
    ['/refund-policy', refund.title, /credited in 2 to 3 days/],
    ['/refund-policy', refund.title, /: an account that was ended/],
    ['/refund-policy', refund.title, /, such as a slow connection/],
    ['/refund-policy', refund.title, /: whoever has had one refund/],
    ['/refund-policy', refund.title, /failed payment may pause premium access/],
    ['/privacy-policy', privacy.title, /8 years/],
    ['/privacy-policy', privacy.title, /The DPDP Act 2023 gives you these rights/],
    ['/privacy-policy', privacy.title, /Grievance Officer/],
    ['/privacy-policy', privacy.title, /language of the Eighth Schedule/],
    ['/privacy-policy', privacy.title, /counts the free questions of a visitor/],
  ])('%s: %s says %s', async (path, title, words) => {
    await open(path, title);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
