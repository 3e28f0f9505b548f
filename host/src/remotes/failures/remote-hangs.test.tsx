import { screen } from '@testing-library/react';
import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { manifestOf } from '../../testing/stub-server';
import { working } from '../../testing/stub-remotes';

const never = () => new Promise<never>(() => undefined);

test('a remote whose code never arrives is given up, and the rest works', async () => {
  const { user } = renderProduct('/chat', { remotes: { chat: never } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await expectProblem(/taking too long/);
  await expectTheRestToWork(user);
});

test('a remote whose manifest never arrives is given up', async () => {
  renderProduct('/chat', { server: { [manifestOf('chat')]: never } });
  await expectProblem(/taking too long/);
});

test('trying again does not wait for the request that still hangs: it asks at another address', async () => {
  const { user, entries, mend } = renderProduct('/chat', { remotes: { chat: never } });
  await expectProblem(/taking too long/);
  mend('chat', working('chat'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  expect(new Set(entries).size).toBe(2);
});
