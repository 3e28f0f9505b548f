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
        {
          steps: [
            'Open the sidebar and then the menu beside the chat.',
            'Rename lets you edit the title in place. Press Enter, or click elsewhere, and it is saved, unless it is empty.',
            'Delete removes the chat. For a few seconds you can undo it; within a day it is gone from our server too.',
          ],
        },
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
      id: 'keep-a-chat',
      title: 'Pinning and downloading a chat',
      summary: 'Keep a chat at the top, or take it along.',
      blocks: [
        'Open the menu beside a chat. Pin keeps it at the top of the list on this device; Unpin lets it go.',
        'Download saves the chat as Markdown, or all your chats in one file. With Legal Pro+ a chat can be a Word document or a PDF too.',
        'The menu below an answer copies it, prints it, or sends it by WhatsApp.',
      ],
    },
    {
      id: 'ask-for-a-consultation',
      title: 'Asking for a consultation',
      summary: 'A call about an answer, with Legal Pro+.',
      blocks: [
        {
          steps: [
            'Open the menu below an answer and choose Ask for a consultation.',
            'Say what the call is about, when it suits you and under which number.',
            'We tell you by e-mail who calls, or if another time is needed.',
          ],
        },
        'Three requests of one person can wait at once.',
      ],
    },
    {
      id: 'attach-a-document',
      title: 'Attaching a document',
      summary: 'Which files can be read, and how the answer uses them.',
      blocks: [
        {
          steps: [
            'Press Attach file beside the text field, drop files onto the page, or paste a picture.',
            'Choose one file or several: PDF, DOC, DOCX, TXT, JPG, JPEG or PNG. Each can be removed again before you send.',
            'Ask: "What is the notice period in my agreement?", "Summarise this document" or "Are there unfair clauses?"',
          ],
        },
        'The text of PDF, DOCX and TXT files is read. The letters in a sharp photograph are recognised in English, Hindi, Tamil and Kannada; a scan inside a PDF cannot be read, so send photographs of its pages. A file that cannot be read is named as such. How large a file may be depends on your plan.',
        'A file serves its conversation only. [What is stored](help:what-is-stored) says more.',
      ],
    },
    {
      id: 'dictate-a-question',
      title: 'Dictating a question',
      summary: 'The microphone, and which browsers can use it.',
      blocks: [
        {
          steps: [
            'Press Record voice. The first time your browser asks whether it may use the microphone.',
            'Speak. The Recording window shows that it listens.',
            'Press Stop Recording. Your words are in the text field; correct them and send.',
          ],
        },
        'Dictation is done by your browser, and some browsers use a service of their maker for it. Where a browser cannot dictate, the window says so.',
      ],
    },
  ],
};
