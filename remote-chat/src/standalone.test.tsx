import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.setTimeout(30_000);

// The page as its dev server shows it: nobody else brings a host, an address or services.
test('the chat alone answers a question without a server', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await act(() => import('./standalone'));
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Ask Nyayika a question' }), 'What is bail?{Enter}');
  expect(await screen.findByText(/You asked: “What is bail\?”/)).toBeVisible();
  // In the text and in the list below it.
  expect(await screen.findAllByRole('button', { name: /Section 138/ })).toHaveLength(2);
  expect(asked).not.toHaveBeenCalled();
});
