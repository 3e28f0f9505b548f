import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Fails when the page as it is breaks a rule of accessibility. */
export async function expectAccessible(): Promise<void> {
  const results = await act(() => axe(document.body));
  expect(results).toHaveNoViolations();
}
