import { beginExchange, completeExchange, failExchange, receiveText, stopExchange } from './exchange';
import { isAnswering, type Failure } from './chat';
import { makeChat } from './make';

const at = '2026-11-21T03:00:00.000Z';
const question = { text: 'My cheque bounced, what can I do?', attachments: [] };
const failure: Failure = { kind: 'failed', message: 'Down', resetsAt: null, question, replacing: false };
const begun = beginExchange(makeChat(), question, at);
const answerId = begun.messages.at(-1)?.id ?? '';

test('sending appends the question, sets the loading flag and the time of the chat', () => {
  expect(begun.messages.map(({ role, content, loading }) => [role, content, loading])).toEqual([
    ['user', question.text, false],
    ['assistant', '', true],
  ]);
  expect(begun.updatedAt).toBe(at);
  expect(isAnswering(begun)).toBe(true);
});

test('a new chat takes its title from its first question; a given title stays', () => {
  expect(begun.title).toBe(question.text);
  expect(beginExchange(makeChat({ title: 'Mine', hasOwnTitle: true }), question, at).title).toBe('Mine');
  expect(beginExchange(begun, { text: 'And then?', attachments: [] }, at).title).toBe(question.text);
});

test('file names stand under the question', () => {
  const { messages } = beginExchange(makeChat(), { text: 'Read this', attachments: [{ name: 'a.pdf', id: null }] }, at);
  expect(messages[0]?.content).toBe('Read this\n[Attached: a.pdf]');
});

test('an answer that is only a text is an answer', () => {
  const done = completeExchange(receiveText(begun, answerId, 'Half'), answerId, { answer: 'Whole' }, at);
  expect(done.messages.at(-1)).toMatchObject({ content: 'Whole', loading: false, citations: [] });
  expect(isAnswering(done)).toBe(false);
});

test('a failure clears the loading flag and keeps the question', () => {
  const failed = failExchange(begun, answerId, failure, null);
  expect(failed.messages.map(({ content }) => content)).toEqual([question.text]);
  expect(isAnswering(failed)).toBe(false);
});

test('the next question takes the place of one without an answer', () => {
  const again = beginExchange(failExchange(begun, answerId, failure, null), { text: 'Better', attachments: [] }, at);
  expect(again.messages.map(({ content }) => content)).toEqual(['Better', '']);
  expect(again.failure).toBeNull();
});

test('what had arrived of a stopped answer is kept', () => {
  const stopped = stopExchange(receiveText(begun, answerId, 'The first part'), {
    answerId,
    question,
    before: null,
    conversationId: 'kept-1',
  });
  expect(stopped.conversationId).toBe('kept-1');
  expect(stopped.messages.at(-1)).toMatchObject({ content: 'The first part', loading: false });
  expect(stopped.failure).toBeNull();
});

test('an exchange that was to be replaced comes back when the new one fails', () => {
  const before = completeExchange(begun, answerId, { answer: 'First' }, at);
  const failed = failExchange(beginExchange(makeChat(), question, at), 'x', failure, before);
  expect(failed.messages).toBe(before.messages);
});
