import { act, screen, waitFor } from '@testing-library/react';
import { renderProduct } from '../testing/render-product';
import { json, registryWith } from '../testing/stub-server';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('staff see which part is not published, and leave it by one link', async () => {
  renderProduct('/about-us', {
    server: { '/remotes.json': () => json(registryWith('chat', { override: 'localhost:4001' })) },
  });
  expect(await screen.findByText(/Not published: chat@localhost:4001/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '?remote=none');
});

function comeBackLater(): void {
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab that is behind offers to load the page anew when somebody comes back to it', async () => {
  const { change } = renderProduct('/about-us', {
    server: { '/remotes.json': () => json(registryWith('marketing', { id: '00000000000a' })) },
  });
  expect(await screen.findByRole('heading', { name: 'The marketing remote' })).toBeVisible();
  expect(screen.queryByText('A newer version is ready')).not.toBeInTheDocument();
  change('/remotes.json', () => json(registryWith('marketing', { id: '00000000000b' })));
  comeBackLater();
  expect(await screen.findByText('A newer version is ready')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a tab whose host was released anew offers the same', async () => {
  const { change } = renderProduct('/about-us', {
    server: { '/remotes.json': () => json({ ...registryWith(), hostId: '00000000000a' }) },
  });
  expect(await screen.findByRole('heading', { name: 'The marketing remote' })).toBeVisible();
  change('/remotes.json', () => json({ ...registryWith(), hostId: '00000000000b' }));
  comeBackLater();
  expect(await screen.findByText('A newer version is ready')).toBeVisible();
});

test('while something is unsaved nobody is asked to load a newer host', async () => {
  const { change, asked } = renderProduct('/about-us', {
    server: { '/remotes.json': () => json({ ...registryWith(), hostId: '00000000000a' }) },
  });
  expect(await screen.findByRole('heading', { name: 'The marketing remote' })).toBeVisible();
  const begun = document.body.appendChild(document.createElement('textarea'));
  begun.value = 'My landlord';
  change('/remotes.json', () => json({ ...registryWith(), hostId: '00000000000b' }));
  const before = asked.length;
  comeBackLater();
  await waitFor(() => expect(asked.slice(before)).toContain('/remotes.json'));
  await act(() => Promise.resolve());
  expect(screen.queryByText('A newer version is ready')).not.toBeInTheDocument();
  begun.remove();
});
