import { screen } from '@testing-library/react';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { expectProblem, expectTheRestToWork } from '../../testing/expectations';
import { renderProduct } from '../../testing/render-product';
import { working } from '../../testing/stub-remotes';

const throwing = {
  contractVersion: CONTRACT_VERSION,
  Remote(): never {
    throw new Error('broken page');
  },
};

test('a remote whose code throws as it starts is named, and the rest works', async () => {
  const { user } = renderProduct('/chat', { remotes: { chat: () => Promise.reject(new Error('broken start')) } });
  await expectProblem(/stopped working/);
  await expectTheRestToWork(user);
});

test('a remote that throws while it is shown is caught, and trying again loads it anew', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, mend, entries } = renderProduct('/chat', {
    remotes: { chat: () => Promise.resolve({ './remote': throwing }) },
  });
  await expectProblem(/stopped working/);
  mend('chat', working('chat'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  expect(entries).toHaveLength(2);
  quiet.mockRestore();
});
