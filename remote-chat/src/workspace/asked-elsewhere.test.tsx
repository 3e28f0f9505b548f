import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'sample-services/dev/memory-router';
import { askHref, asksAtOnce, dialogHref } from 'shared-contracts/paths';
import { Remote } from '../remote';
import { fakeChatServer } from '../testing/fake-chat-server';
import { input, openRemote } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

test('a question chosen on another page of ours is asked at once', async () => {
  const server = fakeChatServer();
  const [pathname, search] = askHref('What is bail?').split('?');
  render(
    <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, state: asksAtOnce }]}>
      <Remote host={testHost({ mode: 'live', services: { chat: server.service } })} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(server.asked[0]?.body).toMatchObject({ question: 'What is bail?' }));
  expect(server.asked).toHaveLength(1);
});

test('from an address alone a question is filled in and waits', async () => {
  const server = fakeChatServer();
  openRemote({ host: testHost({ services: { chat: server.service } }), at: askHref('What is bail?') });
  await waitFor(() => expect(input()).toHaveValue('What is bail?'));
  expect(server.asked).toHaveLength(0);
});

test.each([
  ['login', 'Welcome Back'],
  ['sign-up', 'Create Account'],
] as const)('the public header leads to %s', async (dialog, title) => {
  openRemote({ at: dialogHref(dialog) });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});
