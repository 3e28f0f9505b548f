import { act, render, screen } from '@testing-library/react';
import { laterPart } from './later-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test('a part that cannot be reached leaves the rest alone, and comes when the browser is online again', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('Loading chunk 4 failed'));
  const Later = laterPart(load);
  await act(async () => render(<Later name="Asha" meanwhile="One moment" />));
  expect(screen.getByText('One moment')).toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
  expect(screen.queryByText('One moment')).toBeNull();

  render(<Later name="Ravi" />);
  expect(screen.getByText('Hello Ravi')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
