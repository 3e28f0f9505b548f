import { brand } from 'shared-contracts/brand';
import type { Category } from '../article';

export const privacyAndSafety: Category = {
  id: 'privacy',
  title: 'Privacy and safety',
  about: 'What is stored, your rights, and help in danger.',
  articles: [
    {
      id: 'what-is-stored',
      title: 'What is stored about you',
      summary: 'The short version of the privacy policy.',
      blocks: [
        {
          list: [
            '**Visitors**: a chat is forgotten a day after its last question; a signed cookie counts free questions.',
            '**With an account**: your profile, chats and sign-ins, until you delete them.',
            '**Attached files**: only for the conversation they belong to.',
            '**Invoices**: 8 years, as the law on tax and accounts demands.',
          ],
        },
        'The long version, with every item and its period, is the [privacy policy](page:privacy#what).',
      ],
    },
    {
      id: 'export-your-data',
      title: 'Exporting your data',
      summary: 'Everything we keep about you, in one file.',
      blocks: [
        'Open your profile and choose the export. You get one file with your profile, chats, ratings, subscriptions and invoices, in JSON, a format that other programs can read. This is your right of access under the Digital Personal Data Protection Act, 2023.',
      ],
    },
    {
      id: 'withdraw-consent',
      title: 'Withdrawing your consent',
      summary: 'As easy as giving it.',
      blocks: [
        'You gave consent when you signed up. You can withdraw it for the future at any time, by deleting your account or by a mail to our grievance contact.',
        `[${brand.grievanceEmail}](mail:grievance) also takes complaints about personal data: acknowledged within 48 hours, settled within one month. After that the Data Protection Board of India is open to you.`,
      ],
    },
    {
      id: 'protect-yourself',
      title: 'What not to type into a chat',
      summary: 'An answer never needs your secrets.',
      blocks: [
        {
          list: [
            'No passwords, one-time codes, card or account numbers, Aadhaar or PAN numbers.',
            'No full names of other people. "My employer" and "my sister" are enough.',
            'On a shared computer use a private window, and sign out.',
          ],
        },
        {
          note: 'We never ask for a password or a one-time code by phone, chat or e-mail. Whoever does so in our name is not us.',
        },
      ],
    },
    {
      id: 'urgent-help',
      title: 'Helplines when it is urgent',
      summary: 'Call first, read later.',
      blocks: [
        {
          caption: 'Helplines of India',
          head: ['For', 'Call'],
          rows: [
            ['Any emergency: police, fire, ambulance', '[112](tel:112)'],
            ['Women in danger or distress', '[181](tel:181)'],
            ['Children', '[1098](tel:1098)'],
            ['Thoughts of suicide, mental distress (Tele-MANAS)', '[14416](tel:14416)'],
            ['Fraud with money online', '[1930](tel:1930)'],
            ['Free legal aid (NALSA)', '[15100](tel:15100)'],
          ],
        },
        'If calling is not safe, go where people are: a police station, a hospital, a neighbour.',
      ],
    },
  ],
};
