import { screen } from '@testing-library/react';
import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { remoteShowing } from '../../testing/stub-remotes';
import { json, manifest, manifestOf } from '../../testing/stub-server';

test.each(['2.0', '1.99', '', 'latest'])(
  'a remote built for contract "%s" is refused before its code runs, and the rest works',
  async (version) => {
    const { user, entries } = renderProduct('/chat', {
      server: { [manifestOf('chat')]: () => json(manifest('chat', version)) },
    });
    await expectProblem(/newer version/);
    expect(entries).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expectTheRestToWork(user);
  },
);

test('a remote of an earlier contract is told apart from a newer one: what helps is to wait', async () => {
  const { user, entries, change } = renderProduct('/chat', {
    server: { [manifestOf('chat')]: () => json(manifest('chat', '0.9')) },
  });
  await expectProblem(/earlier version of this site/);
  expect(entries).toEqual([]);
  change(manifestOf('chat'), () => json(manifest('chat')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
});

test('a remote whose module says otherwise than its manifest is refused too', async () => {
  renderProduct('/chat', {
    remotes: { chat: () => Promise.resolve({ './remote': { ...remoteShowing('Hello'), contractVersion: '2.0' } }) },
  });
  await expectProblem(/newer version/);
});
