import { chatMarkdown, chatParagraphs, fileNameOf } from './chat-text';

const chat = {
  title: 'Bounced cheque',
  messages: [
    { role: 'user', content: 'My cheque\nbounced', citations: [], at: '2026-05-05T06:00:00.000Z' },
    {
      role: 'assistant',
      content: '**Send** a notice [1].',
      citations: [
        {
          id: 'ni-act-138',
          kind: 'provision',
          label: 'Section 138, NI Act',
          act: 'NI Act',
          number: '138',
          title: 'Dishonour',
          url: 'https://law.example/138',
        },
      ],
      at: '2026-05-05T06:00:01.000Z',
    },
  ],
} as const;

test('a chat as Markdown has its questions as headings and its sources below the answers', () => {
  const text = chatMarkdown(chat);
  expect(text).toMatch(/^# Bounced cheque\n\n## My cheque bounced\n\n\*5 May 2026/);
  expect(text).toContain('**Send** a notice [1].\n\n[1] Section 138, NI Act <https://law.example/138>');
  expect(text).toContain('no advice of a lawyer');
});

test('as paragraphs it has no marks', () => {
  expect(chatParagraphs(chat).slice(1, 4)).toEqual([
    'Send a notice [1].',
    'Sources',
    '[1] Section 138, NI Act (https://law.example/138)',
  ]);
});

test.each([
  ['What is bail?', 'What-is-bail'],
  ['जमानत क्या है?', 'जमानत-क्या-है'],
  ['???', 'chat'],
])('%s is kept as %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
