import { titleOf } from './title';

test.each([
  ['My cheque bounced, what can I do?', 'My cheque bounced, what can I do?'],
  ['  My   cheque\nbounced ', 'My cheque bounced'],
  ['Read this [Attached: notice.pdf]', 'Read this'],
  ['[Attached: notice.pdf]', '[Attached: notice.pdf]'],
  [
    'My landlord in Bangalore does not give back the deposit that I paid two years ago, what now?',
    'My landlord in Bangalore does not give back the deposit…',
  ],
])('%j', (question, title) => {
  expect(titleOf(question)).toBe(title);
});
