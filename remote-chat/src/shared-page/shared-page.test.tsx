import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ChatService } from 'shared-contracts';
import { ServiceError } from 'shared-contracts/services/service-error';
import { someAnswer } from '../testing/fake-ask';
import { fakeChatServer } from '../testing/fake-chat-server';
import { openRemote } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

const open = (sharedConversation: ChatService['sharedConversation']) =>
  openRemote({
    at: '/shared/token-1',
    host: testHost({ mode: 'live', services: { chat: { ...fakeChatServer().service, sharedConversation } } }),
  });

const shared: ChatService['sharedConversation'] = () =>
  Promise.resolve({
    title: 'Bounced cheque',
    sharedAt: '2026-11-20T06:00:00Z',
    messages: [
      { role: 'user', content: 'My cheque bounced', citations: [], at: '2026-11-20T05:00:00Z' },
      { role: 'assistant', content: someAnswer.answer, citations: someAnswer.citations, at: '2026-11-20T05:00:01Z' },
    ],
  });

test('a shared chat is read, with its sources, and leads to a question of one’s own', async () => {
  open(shared);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bounced cheque' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Question' })).toHaveTextContent('My cheque bounced');
  expect(await screen.findByRole('link', { name: /^Source 1/ })).toHaveAttribute('href', 'https://law.example/138');
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/chat');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axe(document.body)).toHaveNoViolations();
});

test('a link that was taken back says so', async () => {
  open(() => Promise.reject(new ServiceError('Not found', 404)));
  expect(await screen.findByRole('heading', { name: 'This chat is not shared any more' })).toBeInTheDocument();
});

test('a chat that cannot be opened can be tried again', async () => {
  const call = jest.fn(shared).mockRejectedValueOnce(new ServiceError('The server cannot be reached.', 0));
  const user = open(call);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bounced cheque' })).toBeInTheDocument();
});
