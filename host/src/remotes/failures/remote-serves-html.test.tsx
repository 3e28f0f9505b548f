import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { entryFile, manifestOf } from '../../testing/stub-server';

const page = () =>
  new Response('<!doctype html><title>Welcome</title>', { status: 200, headers: { 'content-type': 'text/html' } });

test('a page in place of the manifest is refused, and the rest works', async () => {
  const { user, entries } = renderProduct('/chat', { server: { [manifestOf('chat')]: page } });
  await expectProblem(/stopped working/);
  expect(entries).toEqual([]);
  await expectTheRestToWork(user);
});

test('a page in place of the entry, which leaves no container behind, is refused', async () => {
  const noContainer = () =>
    Promise.reject(new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001'));
  const { change } = renderProduct('/chat', { remotes: { chat: noContainer } });
  change(`/remotes/chat/${entryFile()}`, page);
  await expectProblem(/stopped working/);
});
