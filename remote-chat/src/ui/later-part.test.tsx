import { act, render, screen } from '@testing-library/react';
import { HostProvider } from '../host/host-context';
import { testHost } from '../testing/test-host';
import { laterPart } from './later-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const missing = () => 'The greeting did not arrive.';
const unreachable = new Error('Loading chunk 4 failed');

/** A part whose code cannot be had until it is mended, and what asked for it. */
function brokenPart() {
  let isBroken = true;
  const load = jest.fn(() => (isBroken ? Promise.reject(unreachable) : Promise.resolve(Greeting)));
  return { load, Later: laterPart(load, missing), mend: () => (isBroken = false) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(() => {
    screen.getByRole('button', { name }).click();
    return Promise.resolve();
  });

test('a part that cannot be reached leaves the rest alone, and comes when the browser is online again', async () => {
  const { load, Later, mend } = brokenPart();
  await act(async () => render(<Later name="Asha" meanwhile="One moment" />));
  expect(screen.getByText('One moment')).toBeInTheDocument();
  mend();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
  expect(screen.queryByText('One moment')).toBeNull();

  render(<Later name="Ravi" />);
  expect(screen.getByText('Hello Ravi')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails once comes by itself', async () => {
  const { Later, mend } = brokenPart();
  await act(async () => render(<Later name="Asha" />));
  mend();
  await later(1_000);
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that does not come is asked for four times, then said to be missing, and the operator is told once', async () => {
  const { load, Later } = brokenPart();
  const partFailed = jest.fn();
  await act(async () =>
    render(
      <HostProvider host={{ ...testHost(), partFailed }}>
        <Later name="Asha" meanwhile="One moment" />
        <Later name="Ravi" />
      </HostProvider>,
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(partFailed).not.toHaveBeenCalled();
  await later(60_000);
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent('The greeting did not arrive.');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('One moment')).toBeInTheDocument();
  await later(600_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(partFailed.mock.calls).toEqual([[unreachable]]);
});

test('"Try again" brings it to every place, and what was typed beside it stays', async () => {
  const { load, Later, mend } = brokenPart();
  await act(async () =>
    render(
      <>
        <textarea aria-label="Your question" />
        <Later name="Asha" />
      </>,
    ),
  );
  await later(60_000);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.value = 'My landlord';
  await press('Try again');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(5);
  mend();
  await press('Try again');
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue('My landlord');
});

test('a missing part also comes when somebody comes back to the page', async () => {
  const { load, Later, mend } = brokenPart();
  await act(async () => render(<Later name="Asha" />));
  await later(60_000);
  mend();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Hello Asha')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(5);
});

test('a part that nobody shows any more is not asked for', async () => {
  const { load, Later } = brokenPart();
  const { unmount } = await act(async () => render(<Later name="Asha" />));
  unmount();
  await later(600_000);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(1);
});

test('somebody who asked for it can do without', async () => {
  const { Later } = brokenPart();
  const onGiveUp = jest.fn();
  await act(async () => render(<Later name="Asha" onGiveUp={onGiveUp} />));
  await later(60_000);
  await press('Dismiss');
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});
