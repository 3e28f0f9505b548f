import type { Category } from '../article';

export const readingAnswers: Category = {
  id: 'answers',
  title: 'Reading an answer',
  about: 'References, old and new law, and what to do with an answer.',
  articles: [
    {
      id: 'check-references',
      title: 'Checking a reference',
      summary: 'Open the section or judgment behind a sentence.',
      blocks: [
        'A small number in the text belongs to a reference. Press it, or the reference below the answer: a panel shows what the provision says in plain words, facts such as punishment or time limit, its status, related provisions and cases, and where the official text is published.',
        'The assistant may occasionally give incorrect references. If the panel does not support the sentence, trust the panel, and rate the answer thumbs down.',
      ],
    },
    {
      id: 'old-and-new-law',
      title: 'Old law, new law: IPC and BNS',
      summary: 'Why an answer names two sections for one offence.',
      blocks: [
        'On 1 July 2024 three codes were replaced.',
        {
          caption: 'What replaced what',
          head: ['Until 30 June 2024', 'Since 1 July 2024'],
          rows: [
            ['Indian Penal Code, 1860 (IPC)', 'Bharatiya Nyaya Sanhita, 2023 (BNS)'],
            ['Code of Criminal Procedure, 1973 (CrPC)', 'Bharatiya Nagarik Suraksha Sanhita, 2023 (BNSS)'],
            ['Indian Evidence Act, 1872', 'Bharatiya Sakshya Adhiniyam, 2023 (BSA)'],
          ],
        },
        'The date of the offence decides which penal code applies. Ask with either number; the answer gives both, and marks the repealed one.',
      ],
    },
    {
      id: 'when-it-does-not-know',
      title: 'When it says that it does not know',
      summary: 'What is behind it, and what to try.',
      blocks: [
        'If nothing in the knowledge base is close enough to your question, the assistant says so. It also says when a section does not exist, when it knows nothing of a judgment, and when a question is not about Indian law.',
        {
          list: [
            'Put it in other words, or add the Act and section.',
            'Say in which State you are.',
            'Split a long story into two questions.',
            'For free legal aid call NALSA on [15100](tel:15100).',
          ],
        },
        'Our editors see questions without an answer and write what is missing.',
      ],
    },
    {
      id: 'copy-print-download',
      title: 'Copying, printing and downloading an answer',
      summary: 'Take an answer to a meeting or to your advocate.',
      blocks: [
        'Move the pointer to an answer, or tap it, and its buttons appear. Copy to clipboard takes the text with its references and shows a check for two seconds. Print gives a clean page without menus.',
        'With Legal Pro+ you can also download an answer as a PDF, in all four scripts.',
      ],
    },
    {
      id: 'rate-an-answer',
      title: 'Rating an answer',
      summary: 'Thumbs up or down, and where your word goes.',
      blocks: [
        'Below an answer choose thumbs up or down and, if you like, write why. Answers that were rated down are read by our editors, with your question and reason but without your name, so that the text behind them can be corrected. Press again to take a rating back.',
      ],
    },
  ],
};
