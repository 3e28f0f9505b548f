import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeChatServer } from '../../testing/fake-chat-server';
import { openRemote, send } from '../../testing/open-chat';
import { asha, testHost } from '../../testing/test-host';

const openAnswer = async (plan: string) => {
  const server = fakeChatServer();
  const user = openRemote({
    host: testHost({
      mode: 'live',
      user: { ...asha, plan: { slug: plan, name: plan } },
      services: { chat: server.service },
    }),
  });
  await send(user, 'My cheque bounced');
  act(() => server.asked[0]?.answer());
  await user.click(await screen.findByRole('button', { name: 'More answer actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ask for a consultation/ }));
  return { user, ...server };
};

test('a person of Legal Pro+ asks for a call about an answer, at a time', async () => {
  const { user, called } = await openAnswer('legal-pro-plus');
  await screen.findByRole('dialog', { name: 'Ask for a consultation' });
  expect(screen.getByLabelText('What is the call about?')).toHaveValue('My cheque bounced');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(screen.getByText('Choose a day and a time.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Day and time'), { target: { value: '2030-05-05T10:30' } });
  await user.type(screen.getByLabelText('Phone number'), '98400 00000');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called('askForConsultation')).toEqual([
    {
      question: 'My cheque bounced',
      phone: '98400 00000',
      note: '',
      wantedAt: new Date('2030-05-05T10:30').toISOString(),
    },
  ]);
});

test('with another plan it leads to the plans', async () => {
  await openAnswer('free');
  expect(await screen.findByRole('dialog', { name: 'Choose Your Legal Plan' })).toHaveTextContent(
    'Consultations are part of Legal Pro+.',
  );
});
