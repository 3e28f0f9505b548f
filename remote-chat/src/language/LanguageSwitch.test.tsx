import { screen, waitFor } from '@testing-library/react';
import { openRemote } from '../testing/open-chat';
import { fakeChatServer } from '../testing/fake-chat-server';
import { testHost } from '../testing/test-host';

test('the chat speaks the chosen language', async () => {
  const host = testHost({ mode: 'live', services: { chat: fakeChatServer().service } });
  const user = openRemote({ host });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'தமிழ்');
  expect(await screen.findByRole('heading', { name: 'வணக்கம், நான் Nyayika' })).toBeVisible();
  expect(host.language.getState()).toMatchObject({ language: 'ta', isChosen: true });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'பதிலின் மொழி' })).toHaveValue('ta'));
});
