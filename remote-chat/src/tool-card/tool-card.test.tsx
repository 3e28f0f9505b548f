import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { toolOf } from 'rules';
import { fakeChatServer, toolOfTest } from '../testing/fake-chat-server';
import { conversation, openRemote, send } from '../testing/open-chat';
import { testHost } from '../testing/test-host';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const opened = async (tool: ReturnType<typeof toolOfTest>) => {
  const server = fakeChatServer();
  const user = openRemote({ host: testHost({ services: { chat: server.service } }) });
  await send(user, 'My cheque bounced');
  act(() => server.asked[0]?.answer({ tool }));
  const title = toolOf('cheque-bounce')?.title[tool.language] ?? '';
  await within(conversation()).findByRole('heading', { name: title }, { timeout: 20_000 });
  const card = screen.getByRole('article', { name: 'Assistant' });
  return { user, card: within(card), ...server };
};

const worked = {
  sentence: 'Send the notice by 6 December 2026.',
  headline: '6 December 2026',
  daysLeft: 14,
  lines: [],
  warnings: [],
  dates: [],
};

test('a date stands large with its days left, its workings and a file for the calendar', async () => {
  const { user, card } = await opened({ ...toolOfTest({ memoDate: '2026-11-06' }), result: worked });
  expect(card.getByText('6 December 2026')).toBeVisible();
  expect(card.getByText('14 days left')).toBeVisible();
  await user.click(card.getByText('How it was worked out'));
  expect(card.getAllByText(/Section 138, Negotiable Instruments Act/)[0]).toBeVisible();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (saved.push(blob), 'blob:calendar');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(card.getByRole('button', { name: 'Add to calendar' }));
  expect(saved[0]?.type).toContain('text/calendar');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('missing facts are asked for by keyboard, and the conversation then knows them', async () => {
  const { user, card, called } = await opened(toolOfTest({}));
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(card.getByRole('button', { name: 'Work it out' }));
  const memo = card.getByLabelText(/^Day the bank told you/);
  expect(memo).toHaveFocus();
  await user.type(memo, '2026-11-06');
  await user.keyboard('{Enter}');
  expect(card.getByText('6 December 2026')).toBeVisible();
  expect(card.getByText('Send the notice by 6 December 2026.')).toBeVisible();
  expect(called('tellTool')).toEqual([{ id: 'answer-1', filled: { memoDate: '2026-11-06' } }]);
  await user.click(card.getByRole('button', { name: 'Change the dates or sums' }));
  const again = card.getByLabelText(/^Day the bank told you/);
  await user.clear(again);
  await user.type(again, '2026-11-09');
  await user.keyboard('{Enter}');
  expect(card.getByText('9 December 2026')).toBeVisible();
});

test('what cannot be is said in a sentence, and stays to be changed', async () => {
  const { card } = await opened(toolOfTest({ memoDate: '2026-11-06', noticeSent: '2026-11-01' }));
  expect(card.getByRole('alert')).toHaveTextContent(/cannot be before/);
  expect(card.getByLabelText(/^Day the bank told you/)).toHaveValue('2026-11-06');
});

test('it speaks the language of its answer', async () => {
  const { card } = await opened({ ...toolOfTest({}), title: 'Bounced cheque', language: 'hi' });
  expect(card.getByRole('button', { name: 'हिसाब लगाएँ' })).toBeVisible();
}, 30_000);
