import type { Category } from '../article';

export const gettingStarted: Category = {
  id: 'getting-started',
  title: 'Getting started',
  about: 'Your first question, and how to make it a good one.',
  articles: [
    {
      id: 'first-question',
      title: 'Asking your first question',
      summary: 'From the home page to an answer, without an account.',
      blocks: [
        {
          steps: [
            'Press Start Chatting Now on the home page, or open [the chat](page:chat).',
            'Type your question into the field at the bottom and press Enter. Shift+Enter begins a new line instead.',
            'The answer appears as it is written. Below it stand the sections and judgments it rests on.',
            'Ask on. The assistant remembers the conversation, so "And what is the punishment?" is enough.',
          ],
        },
        'The three chats in the sidebar on your first visit are samples, to look at and to delete.',
      ],
    },
    {
      id: 'ask-a-good-question',
      title: 'Asking a good question',
      summary: 'What to tell, and what to leave out.',
      blocks: [
        'Tell what happened, when, and in which State, and say what you want to reach. "My landlord in Chennai has not returned my deposit of 60,000 rupees, two months after I moved out. What can I do?" gets a better answer than "deposit law".',
        {
          list: [
            'One problem per question. For a second one begin a new chat.',
            'If you know the Act or the section, name it: "S. 138 NI Act", "Art. 21" and "302 IPC" are all understood.',
            'Dates matter: since 1 July 2024 new criminal codes apply.',
            'Leave out names, account numbers and Aadhaar numbers.',
          ],
        },
        'A question may have up to 4,000 characters.',
      ],
    },
    {
      id: 'follow-up-questions',
      title: 'Asking follow-up questions',
      summary: 'How the assistant uses what was said before, and when to start afresh.',
      blocks: [
        'Inside one chat the assistant keeps the thread. After an answer on bounced cheques you can ask "Is it bailable?" or "How long do I have?". Below an answer you also find suggestions that come from what it cited; press one to ask it.',
        'Begin a New Chat when the topic changes. Otherwise the old topic may colour the new answer.',
      ],
    },
    {
      id: 'languages',
      title: 'Asking in Tamil, Hindi or Kannada',
      summary: 'Write in your language; the answer follows.',
      blocks: [
        'The language of your question decides the language of the answer: English, Tamil, Hindi or Kannada. Hindi and Tamil words written in Latin letters ("chek bounce ho gaya") are understood too.',
        'English and Tamil are the most complete. Where a text is not yet there in your language, that part comes in English. Names of Acts keep their English form, because you need it for a complaint or at a counter.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Working with the keyboard',
      summary: 'Every control can be reached without a mouse.',
      blocks: [
        {
          list: [
            'Tab and Shift+Tab move from control to control, Enter or Space presses.',
            'Escape closes any window.',
            'In the text field Enter sends and Shift+Enter begins a new line.',
            'On the FAQ page the arrow keys move between questions.',
          ],
        },
        'The chat has further shortcuts for a new chat, the search and the text field; its help window lists them. At the top of each page the first Tab shows a link that skips to the content.',
      ],
    },
  ],
};
