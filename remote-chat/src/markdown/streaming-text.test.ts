import { streamingText, withoutMarks } from './streaming-text';

test.each([
  ['Yes [1], it is', 'Yes, it is'],
  ['Yes [', 'Yes'],
  ['Yes [1', 'Yes'],
  ['A **bounced', 'A **bounced**'],
  ['A **', 'A '],
  ['Yes.\n\n##', 'Yes.\n\n'],
  ['Yes.\n\n### What to do', 'Yes.\n\n### What to do'],
  ['See [the law](https://law.example)', 'See [the law](https://law.example)'],
  ['**Yes** and no', '**Yes** and no'],
])('%j shows as %j', (arrived, shown) => {
  expect(streamingText(arrived)).toBe(shown);
});

test('without formatting no marks are seen', () => {
  expect(withoutMarks('### What to do\n\n**Write** [1] to `them`.\n\n> so\n\n| a | b |\n| --- | --- |')).toBe(
    'What to do\n\nWrite to them.\n\nso\n\n| a | b |\n',
  );
});
