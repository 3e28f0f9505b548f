import type { Category } from '../article';

export const chatsAndFiles: Category = {
  id: 'chats-and-files',
  title: 'Chats, files and voice',
  about: 'Keep order, attach papers, speak instead of typing.',
  articles: [
    {
      id: 'find-a-chat',
      title: 'Finding an earlier chat',
      summary: 'The sidebar and its search.',
      blocks: [
        'Toggle the sidebar with the button at the top left. Recent Chats lists your chats with date and time, the newest first. Type into Search chats... to narrow the list; when you are signed in, the text inside your messages is searched as well.',
      ],
    },
    {
      id: 'rename-or-delete-a-chat',
      title: 'Renaming or deleting a chat',
      summary: 'The menu beside each chat.',
      blocks: [
        { steps: ['Open the sidebar and then the menu beside the chat.', 'Rename lets you edit the title in place. Press Enter, or click elsewhere, and it is saved, unless it is empty.', 'Delete removes the chat. For a few seconds you can undo it; within a day it is gone from our server too.'] },
      ],
    },
    {
      id: 'share-a-chat',
      title: 'Sharing a chat by a link',
      summary: 'A copy for reading, that you can take back.',
      blocks: [
        'Sign in, open the menu beside a chat and choose Share. You get a link to a copy that can be read but not changed. It shows the questions and answers, not your name or e-mail.',
        'Take the link back in the same place. It stops working at once. Read the chat before you share it: what you typed is part of it.',
      ],
    },
    {
      id: 'attach-a-document',
      title: 'Attaching a document',
      summary: 'Which files can be read, and how the answer uses them.',
      blocks: [
        { steps: ['Press Attach file beside the text field.', 'Choose one file or several: PDF, DOC, DOCX, TXT, JPG, JPEG or PNG. Each can be removed again before you send.', 'Ask: "Is the notice period in this agreement valid?"'] },
        'The text of PDF, DOCX and TXT files is read. Scans and photographs hold no text that can be read; then copy the important passage into your question. A file that cannot be read is named as such. How large a file may be depends on your plan.',
        'A file serves its conversation only. [What is stored](help:what-is-stored) says more.',
      ],
    },
    {
      id: 'dictate-a-question',
      title: 'Dictating a question',
      summary: 'The microphone, and which browsers can use it.',
      blocks: [
        { steps: ['Press Record voice. The first time your browser asks whether it may use the microphone.', 'Speak. The Recording window shows that it listens.', 'Press Stop Recording. Your words are in the text field; correct them and send.'] },
        'Dictation is done by your browser, and some browsers use a service of their maker for it. Where a browser cannot dictate, the window says so.',
      ],
    },
  ],
};
