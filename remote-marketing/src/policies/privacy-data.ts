import type { PolicySection } from './policy';

/** What is stored, why, how long, and who else receives it. */
export const privacyData: readonly PolicySection[] = [
  {
    id: 'what',
    heading: 'What we store, why, and for how long',
    blocks: [
      {
        caption: 'Personal data, item by item',
        head: ['Data', 'Why', 'How long'],
        rows: [
          ['Chats of visitors', 'To answer, and to understand follow-up questions', 'One day after the last question'],
          [
            'Chats of signed-in people',
            'So that you find them again, on every device',
            'Until you delete the chat or the account; then within a day',
          ],
          [
            'Files you attach',
            'Their text is read for the answer',
            'Only for the conversation they belong to; removed with it, or after a day if you did not send them',
          ],
          ['Ratings of answers', 'To show them to you', 'With the chat'],
          [
            'Questions without an answer, and answers rated thumbs down with your reason',
            'To find and mend gaps and mistakes',
            'As a copy that does not name you, also after the chat is deleted',
          ],
          ['How many questions were asked on a day', 'For the daily limit of a plan', 'As bare numbers'],
          [
            'Account: name, e-mail, phone, customer or lawyer, password as a hash',
            'To sign you in and to reach you',
            'Until you delete the account',
          ],
          ['Sign-ins: browser, network address, times', 'So that you can see and end them', 'Until they end or expire'],
          ['Your consent, with its date', 'To be able to show it', 'As long as the account'],
          [
            'Subscription, address, State, GSTIN',
            'For your plan and a correct tax invoice',
            'Until you delete the account; on invoices as below',
          ],
          [
            'Invoices and credit notes',
            'The law on tax and accounts demands it',
            '8 years, even if the account is deleted',
          ],
          [
            'Payment references',
            'To match a payment with its invoice, and for refunds',
            'With the invoice. We never see card numbers.',
          ],
          [
            'Messages through the contact form',
            'To answer you',
            'As long as the matter needs, unless a law demands longer',
          ],
          [
            'Requests for a consultation: name, e-mail, phone number, time, what the call is about',
            'To settle the call and to tell you of it by e-mail',
            'Until you delete the account',
          ],
          ['Technical logs, without the text of questions', 'To keep the service secure and running', '30 days'],
        ],
      },
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage in your browser',
    blocks: [
      {
        list: [
          'a cookie that keeps you signed in, when you have signed in',
          'a cookie that counts the free questions of a visitor, for one year, signed so that it cannot be altered. It holds a random number and nothing about you.',
          'the draft of a question, kept in your browser so that a reload does not lose it',
          'your last five conversations, so that you can read them without a network: a visitor’s for a day, an account’s until you sign out',
          'what you chose on this device: the theme, chats pinned to the top, shortcuts turned off',
        ],
      },
      'These are needed for the service. There are no advertising cookies, no trackers of other companies, and no fonts or scripts loaded from elsewhere.',
    ],
  },
  {
    id: 'basis',
    heading: 'Consent and other grounds',
    blocks: [
      'We process data on the consent that you give at sign-up after reading an itemised notice, for the purpose for which you hand it to us yourself, and where a law obliges us to.',
      'Please do not write names, account numbers, health details or Aadhaar numbers into a question. They are not needed for an answer.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else receives data',
    blocks: [
      {
        list: [
          '**Payment providers** receive what a payment needs: the amount, your name, e-mail and the order. They are shown at checkout.',
          '**A mail service** delivers our mails.',
          '**A language model**, only where the operator has connected one: it receives the question, the passages of law, and what the conversation needs. Without one, answers are made on our own server.',
          '**Google**, only if you choose to continue with Google.',
          '**Authorities**, where a law or an order of a court obliges us.',
        ],
      },
      'We sell no data and train no model on your chats.',
    ],
  },
];
