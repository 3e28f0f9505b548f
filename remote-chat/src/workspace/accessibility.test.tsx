import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openLogin, openPlans, openProfile, openReset, openSignUp, openSubscribe } from '../testing/dialogs';
import { fakeChatServer } from '../testing/fake-chat-server';
import { openRemote, send, sidebar } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const check = async () => expect(await axe(document.body)).toHaveNoViolations();

test('the greeting with the sidebar', async () => {
  const user = openRemote();
  await check();
  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  await check();
});

test('a conversation with its sources', async () => {
  const user = openRemote();
  await user.click(within(sidebar()).getByRole('button', { name: /Workplace/ }));
  await screen.findByRole('button', { name: /^Source 1/ });
  await check();
});

test('the thinking bubble, and a failure', async () => {
  const server = fakeChatServer();
  const user = openRemote({ host: testHost({ services: { chat: server.service } }) });
  await send(user, 'What is bail?');
  await check();
  act(() => server.asked[0]?.fail(new Error('x')));
  await screen.findByRole('alert');
  await check();
});

test.each([
  ['Profile', openProfile],
  ['Login', openLogin],
  ['Sign-up', openSignUp],
  ['Reset', openReset],
  ['Plans', openPlans],
  ['Subscribe', openSubscribe],
])('the dialog %s', async (_name, open) => {
  await open(openRemote());
  await check();
});

test('the dialog Recording', async () => {
  const user = openRemote();
  await user.click(screen.getByRole('button', { name: 'Record voice' }));
  await screen.findByRole('dialog', { name: 'Recording' });
  await check();
});
