import type { QuestionGroup } from '../question';

export const usingTheChat: QuestionGroup = {
  id: 'asking',
  title: 'Asking questions',
  questions: [
    {
      id: 'need-an-account',
      question: 'Do I need an account to ask?',
      answer: [
        'No. Open [the chat](page:chat) and ask. An account is worth having when you want to keep your chats, open them on another device, share them by a link, or subscribe to a paid plan.',
      ],
    },
    {
      id: 'how-many-questions',
      question: 'How many questions can I ask for free?',
      answer: [
        'Up to 5 legal questions per day, with or without an account. The count starts again at midnight, Indian time. Pro and Legal Pro+ have no daily limit.',
      ],
    },
    {
      id: 'how-to-ask',
      question: 'How should I put my question?',
      answer: [
        'As you would tell it to a friend who happens to know the law. These help most:',
        {
          list: [
            'what happened, and in which order',
            'the dates, since many rights have a time limit',
            'the State you are in, since some rules differ',
            'what you want: your money back, to stay in the flat, to file a complaint',
          ],
        },
        'Leave out names, account numbers and Aadhaar numbers. They are never needed. More in [Asking a good question](help:ask-a-good-question).',
      ],
    },
    {
      id: 'attach-files',
      question: 'Can I attach a document?',
      answer: [
        'Yes: PDF, DOC, DOCX, TXT, JPG, JPEG and PNG. The text of PDF, DOCX and TXT files is read for the answer. The letters in a sharp photograph (JPG, PNG) are recognised in English, Hindi, Tamil and Kannada; a scan inside a PDF cannot be read, so send photographs of its pages.',
      ],
    },
    {
      id: 'speak',
      question: 'Can I speak instead of typing?',
      answer: [
        'In many browsers, yes. The microphone beside the text field opens a recording; press Stop Recording and your words are in the field, where you can correct them before sending. Where a browser cannot do this, it says so.',
      ],
    },
    {
      id: 'check-a-reference',
      question: 'How do I check a reference?',
      answer: [
        'Press the number in the text or the reference below the answer. A panel shows what the section or judgment says in plain words, whether it is in force, what replaced it if not, and where its official text is published.',
      ],
    },
    {
      id: 'no-answer',
      question: 'Why did it say that it does not know?',
      answer: [
        'Because nothing in its knowledge base came close enough to your question. Saying so is better than a guess that sounds right. Try other words, add the Act or the section if you know it, or split the question in two.',
      ],
    },
    {
      id: 'lawyers',
      question: 'I am a lawyer. What is in it for me?',
      answer: [
        'Choose Lawyer when you complete your profile. Legal Pro+ adds full case-law citations and summaries to download. Use it to find the starting point quickly, and verify every reference before it goes into a pleading.',
      ],
    },
  ],
};
