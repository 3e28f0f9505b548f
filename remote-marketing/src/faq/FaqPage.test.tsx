import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';
import { questionGroups } from './questions';

const questions = questionGroups.flatMap((group) => group.questions);
const expanded = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
const openFaq = async (hash = '') => {
  renderPage(`/faq${hash}`);
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
};

describe('the FAQ page', () => {
  it('shows every question as a closed button', async () => {
    await openFaq();
    for (const { question } of questions)
      expect(screen.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens one question at a time, across its groups', async () => {
    await openFaq();
    await userEvent.click(screen.getByRole('button', { name: 'Do I need an account to ask?' }));
    await userEvent.click(screen.getByRole('button', { name: 'How do I cancel?' }));
    expect(expanded()).toEqual(['How do I cancel?']);
    expect(screen.getByText(/your plan stays active until the end of the period/)).toBeVisible();
  });

  it('closes an open question when it is clicked', async () => {
    await openFaq();
    const question = screen.getByRole('button', { name: 'How can I pay?' });
    await userEvent.click(question);
    await userEvent.click(question);
    expect(expanded()).toEqual([]);
  });

  it('works with the keyboard', async () => {
    await openFaq();
    screen.getByRole('button', { name: questions[0]?.question }).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(expanded()).toEqual([questions[1]?.question]);
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual([]);
  });

  it('opens the question that the address names, and scrolls to it', async () => {
    const scrolled: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this.id);
    });
    await openFaq('#refund');
    expect(expanded()).toEqual(['Can I get my money back?']);
    await waitFor(() => expect(scrolled).toEqual(['refund']));
  });

  it('puts the open question into the address', async () => {
    await openFaq();
    await userEvent.click(screen.getByRole('button', { name: 'I have a promotion code. Where does it go?' }));
    expect(window.location.hash).toBe('#coupon');
    await userEvent.click(screen.getByRole('button', { name: 'I have a promotion code. Where does it go?' }));
    expect(window.location.hash).toBe('');
  });

  it('tells search engines every question with its answer', async () => {
    await openFaq();
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
      '@type': string;
      mainEntity: { name: string }[];
    };
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  });

  it('has nothing that axe objects to', async () => {
    await openFaq('#refund');
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
