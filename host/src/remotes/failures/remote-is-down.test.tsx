import { screen } from '@testing-library/react';
import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { json, manifest, manifestOf } from '../../testing/stub-server';

const gone = { [manifestOf('chat')]: () => new Response('gone', { status: 404 }) };

test('a remote that is not there is named, and the rest works', async () => {
  const { user, entries } = renderProduct('/chat', { server: gone });
  await expectProblem(/not here right now/);
  expect(entries).toEqual([]);
  await expectTheRestToWork(user);
});

test('a server error is told with its number', async () => {
  renderProduct('/chat', { server: { [manifestOf('chat')]: () => new Response('', { status: 503 }) } });
  await expectProblem(/answered with an error \(503\)/);
});

test('trying again shows a remote that has come back', async () => {
  const { user, change } = renderProduct('/chat', { server: gone });
  await expectProblem(/not here right now/);
  change(manifestOf('chat'), () => json(manifest('chat')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
});
