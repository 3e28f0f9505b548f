import { brand } from 'shared-contracts/brand';
import type { QuestionGroup } from '../question';

export const privacyAndAccount: QuestionGroup = {
  id: 'privacy',
  title: 'Privacy and your account',
  questions: [
    {
      id: 'who-reads-my-questions',
      question: 'Who can read my questions?',
      answer: [
        'Your chats are yours. Nobody outside sees them unless you share one by a link. Inside, our editors see, without your name, questions that could not be answered and answers that were rated thumbs down, so that they can improve the knowledge base.',
        '[The privacy policy](page:privacy) says, item by item, what is stored and for how long.',
      ],
    },
    {
      id: 'where-are-my-chats',
      question: 'Where are my chats kept?',
      answer: [
        'Without an account you see them in this browser tab only, until you close or reload it; our server forgets them after a day. With an account they are kept on our server, so that you find them on every device, until you delete them.',
      ],
    },
    {
      id: 'what-about-attachments',
      question: 'What happens to the files I attach?',
      answer: [
        'Their text is read so that the answer can use it. A file serves only the conversation it was attached to. It goes into no knowledge base, and no other person sees it.',
      ],
    },
    {
      id: 'share-a-chat',
      question: 'Can I show a chat to someone else?',
      answer: [
        'Yes. Share makes a link to a copy that can be read but not changed, and that does not show who you are. You can take the link back at any time. Read the chat once more before you send it: what you wrote into it can be read.',
      ],
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password.',
      answer: [
        'Choose Forgot password? in the login window. You get a six-digit code by e-mail and set a new password of at least 8 characters. See [Resetting your password](help:reset-your-password).',
      ],
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        'In your profile, under your account. Your chats, profile and sessions are deleted. Only invoices stay, because tax law demands that they be kept. See [Deleting your account](help:delete-your-account).',
      ],
    },
    {
      id: 'age',
      question: 'May minors use it?',
      answer: [
        `You must be 18 or older to use ${brand.name}. A parent or guardian may ask on behalf of a child. A child in distress reaches help on [1098](tel:1098), day and night.`,
      ],
    },
  ],
};
