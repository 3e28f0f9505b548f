import { ServiceError } from 'shared-contracts/services/service-error';
import { questionFromText, withAttachedNames } from './attached-names';
import { createDraftStore } from './draft-store';
import { failureOf } from './failure';
import { sampleChats } from './sample-chats';
import { titleFromQuestion } from './title-from-question';

beforeEach(() => window.sessionStorage.clear());

test('a question with file names can be taken apart again', () => {
  const text = withAttachedNames('Read both', ['a.pdf', 'b (1).png']);
  expect(questionFromText(text)).toEqual({
    text: 'Read both',
    attachments: [
      { name: 'a.pdf', id: null },
      { name: 'b (1).png', id: null },
    ],
  });
});

test('a long question becomes a title of whole words', () => {
  const title = titleFromQuestion('My  landlord wants me out in three days although I pay my rent every month');
  expect(title).toBe('My landlord wants me out in three days although I pay my…');
});

test('drafts last across a reload, and what stood in a chat of the page waits in the next new one', () => {
  const drafts = createDraftStore(window.sessionStorage).getState();
  drafts.write('kept-chat', 'for the kept one');
  drafts.write('chat-3-abc', 'half a question');
  expect(createDraftStore(window.sessionStorage).getState().texts).toEqual({
    'kept-chat': 'for the kept one',
    new: 'half a question',
  });
});

test('a broken storage costs nothing but the drafts', () => {
  window.sessionStorage.setItem('chat-drafts', '{');
  expect(createDraftStore(window.sessionStorage).getState().texts).toEqual({});
});

test('a reached limit says so, with its reset', () => {
  const question = { text: 'Q', attachments: [] };
  const error = new ServiceError('Five questions are used up.', 429, {}, { resetsAt: '2026-11-22T18:30:00Z' });
  expect(failureOf(error, question, false)).toMatchObject({
    kind: 'limit',
    message: expect.stringContaining('limit') as string,
    resetsAt: '2026-11-22T18:30:00Z',
  });
  expect(failureOf(new Error('x'), question, false)).toMatchObject({
    kind: 'failed',
    message: 'The question could not be answered. Please try again.',
  });
});

test('the samples are about tenants, discrimination at work and a contract; the first two have messages', () => {
  const [tenant, workplace, contract] = sampleChats();
  expect(tenant?.title).toMatch(/tenant/i);
  expect(workplace?.title).toMatch(/workplace discrimination/i);
  expect(contract?.title).toMatch(/contract/i);
  expect([tenant, workplace, contract].map((chat) => (chat?.messages.length ?? 0) > 0)).toEqual([true, true, false]);
});

test('every reference of a sample answer leads to one of its sources', () => {
  const answers = sampleChats()
    .flatMap(({ messages }) => messages)
    .filter(({ role }) => role === 'assistant');
  for (const { content, citations } of answers) {
    const numbers = [...content.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number));
    expect(new Set(numbers)).toEqual(new Set(citations.map((_, index) => index + 1)));
  }
});
