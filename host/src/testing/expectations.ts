import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The page says what happened in these words. */
export async function expectProblem(words: RegExp): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
}

/** Header, footer and the other remotes go on while one of them cannot be shown. */
export async function expectTheRestToWork(user: UserEvent): Promise<void> {
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { name: 'The marketing remote' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}
