import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

describe('the home page', () => {
  beforeEach(() => {
    renderPage('/');
  });

  it('has one h1 and a Start Chatting Now button that goes to /chat', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Start Chatting Now' })).toHaveAttribute('href', '/chat');
  });

  it('explains how it works in four steps', () => {
    const steps = screen.getByRole('heading', { name: /in four steps/ }).closest('section') as HTMLElement;
    const titles = within(steps)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(titles).toEqual(['Ask', 'AI analysis', 'Get guidance', 'Take action']);
  });

  it('has an about section and a grid of features', () => {
    expect(screen.getByText(/citizens, students, professionals and paralegals/)).toBeInTheDocument();
    const features = screen.getByRole('heading', { name: /Made to be checked/ }).closest('section') as HTMLElement;
    expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(8);
  });

  it('shows the figures that nobody has verified as goals only', () => {
    const goals = screen
      .getByRole('heading', { name: /do not claim to have reached/ })
      .closest('section') as HTMLElement;
    const items = within(goals).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Goal24/7 availability'),
      expect.stringContaining('Goal99.2% accuracy'),
      expect.stringContaining('Goal50K+ users'),
      expect.stringContaining('Goal< 5 s'),
    ]);
    expect(items[3]).toHaveTextContent('under 5 seconds');
  });

  it('asks the same question in Tamil, Hindi and Kannada, each marked as its language', () => {
    const list = screen.getByRole('list', { name: /Tamil, Hindi and Kannada/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.lang),
    ).toEqual(['ta', 'hi', 'kn']);
  });

  it('takes a question and leads to the chat with it', async () => {
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Your question about Indian law' }),
      'What is bail?{Enter}',
    );
    expect(screen.getByTestId('address')).toHaveTextContent('/chat?ask=What%20is%20bail%3F');
  });

  it('lets the same question be asked in each language', () => {
    expect(screen.getByRole('link', { name: 'मेरा चेक बाउंस हो गया। मैं क्या करूँ?' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\?ask=%E0/),
    );
  });

  it('has nothing that axe objects to', async () => {
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
