import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';

test.each([
  ['exposes no ./remote', {}],
  ['exposes a module without a Remote', { './remote': { contractVersion: '1.0' } }],
  ['exposes a module without a contract version', { './remote': { Remote: () => null } }],
])('a remote that %s is named as incomplete, and the rest works', async (_, exposed) => {
  const { user } = renderProduct('/chat', { remotes: { chat: () => Promise.resolve(exposed) } });
  await expectProblem(/incomplete/);
  await expectTheRestToWork(user);
});
