import { cleanup, screen } from '@testing-library/react';
import { expectProblem } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { json, manifest, manifestOf } from '../../testing/stub-server';

beforeEach(() => localStorage.clear());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('without a connection the page says so, and trying again helps once it is back', async () => {
  const { user, change } = renderProduct('/chat', { server: { [manifestOf('chat')]: offline } });
  await expectProblem(/No connection/);
  change(manifestOf('chat'), () => json(manifest('chat')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
});

test.each(['/remotes.json', '/config.json'])(
  'a page whose %s cannot be reached keeps its header, and asks for it anew on the next try',
  async (path) => {
    const { user, change, asked } = renderProduct('/about-us', { server: { [path]: offline } });
    await expectProblem(/No connection/);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    change(path, () => new Response('', { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectProblem(/500/);
    expect(asked.filter((one) => one === path).length).toBeGreaterThan(1);
  },
);

test('whoever was here before goes on with the registry that came through last', async () => {
  const before = renderProduct('/chat');
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  expect(before.asked).toContain('/remotes.json');
  cleanup();
  renderProduct('/chat', { server: { '/remotes.json': () => new Response('', { status: 503 }) } });
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
});
