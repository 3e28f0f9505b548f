import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

describe('the about page', () => {
  beforeEach(async () => {
    renderPage('/about-us');
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
  });

  it('tells vision, mission and story, and gives example questions', () => {
    for (const part of ['Our vision', 'Our mission', 'Our story', 'Example questions'])
      expect(screen.getByText(part)).toBeInTheDocument();
    expect(screen.getByText(/refuses to register my FIR/)).toBeInTheDocument();
  });

  it('calls to the chat', () => {
    expect(screen.getByRole('link', { name: 'Start Chatting Now' })).toHaveAttribute('href', '/chat');
  });

  it('has nothing that axe objects to', async () => {
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
});
