import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteProps } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { renderProduct } from '../../testing/render-product';
import { json, registryWith } from '../../testing/stub-server';

test('the operator is told of a part of a remote that could not be had, and the remote goes on', async () => {
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => Boolean(sent.push(body as Blob));
  let partFailed: RemoteProps['host']['partFailed'];
  const Remote = ({ host }: RemoteProps) => {
    partFailed = host.partFailed?.bind(host);
    return <h1>The chat remote</h1>;
  };
  renderProduct('/chat', {
    server: { '/remotes.json': () => json(registryWith('chat', { id: '00000000000a' })) },
    remotes: { chat: () => Promise.resolve({ './remote': { contractVersion: CONTRACT_VERSION, Remote } }) },
  });
  expect(await screen.findByRole('heading', { name: 'The chat remote' })).toBeVisible();
  const missing = { name: 'ChunkLoadError', type: 'missing', request: 'http://localhost/remotes/chat/4.js' };
  act(() => partFailed?.(Object.assign(new Error('Loading chunk 4 failed'), missing)));
  const told = async () => (await Promise.all(sent.map(textOf))).join();
  await waitFor(async () =>
    expect(await told()).toContain('{"kind":"error","remote":"chat","id":"00000000000a","name":"http"}'),
  );
  expect(screen.getByRole('heading', { name: 'The chat remote' })).toBeVisible();
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
