import { screen } from '@testing-library/react';
import { expectProblem } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { json, manifest, manifestOf, registryWith } from '../../testing/stub-server';

const BAD = { id: '00000000000b', manifest: '/remotes/chat/00000000000b/mf-manifest.json' };
const GOOD = { id: '00000000000a', manifest: manifestOf('chat') };

beforeEach(() => localStorage.clear());

const showBadRelease = () =>
  renderProduct('/chat', {
    server: {
      '/remotes.json': () => json({ ...registryWith('chat', BAD), hostId: 'h' }),
      [BAD.manifest]: () => json(manifest('chat', '0.9')),
    },
  });

test('after a bad release was taken back, trying again shows the one that visitors get now', async () => {
  const { user, change, shell } = showBadRelease();
  await expectProblem(/earlier version/);
  change('/remotes.json', () => json({ ...registryWith('chat', GOOD), hostId: 'i' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  expect(shell.registry.current()?.hostId).toBe('h');
  expect(shell.registry.current()?.remotes.find(({ name }) => name === 'chat')).toMatchObject(GOOD);
});

test('while the registry is out of reach, trying again goes by the one that the page has', async () => {
  const { user, change } = showBadRelease();
  await expectProblem(/earlier version/);
  change('/remotes.json', () => new Response('', { status: 503 }));
  change(BAD.manifest, () => json(manifest('chat')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
});
