import { brand } from 'shared-contracts/brand';
import type { Policy } from './policy';
import { privacyData } from './privacy-data';

export const privacy: Policy = {
  title: 'Privacy Policy',
  lastUpdated: '2026-11-21',
  inShort: [
    'We store what the service needs, and sell nothing.',
    'Visitors’ chats are gone after a day; yours, once signed in, stay until you delete them.',
    'You can see, export, correct and erase your data yourself.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        `${brand.name}, ${brand.location}, decides how your personal data is processed, and is the Data Fiduciary in the words of the Digital Personal Data Protection Act, 2023 (DPDP Act). You are the Data Principal. Write to [${brand.grievanceEmail}](mail:grievance) about anything on this page.`,
        'Rules under the Act were notified in November 2025, and its main duties apply from May 2027. We follow them already.',
      ],
    },
    ...privacyData,
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'The DPDP Act 2023 gives you these rights. Most of them need no letter: they are in your profile.',
        {
          list: [
            '**Access**: a summary of your data and of those who received it. Your profile has an export of everything, as one file.',
            '**Correction and completion**: edit your profile, or ask us.',
            '**Erasure**: delete a chat, or the whole account. What a law obliges us to keep, such as invoices, stays until that time is over.',
            '**Withdrawing consent**: as easy as giving it, at any time, for the future. Some things then no longer work; we tell you which.',
            '**Grievance**: an answer from our grievance contact, and after that the Data Protection Board of India.',
            '**Nomination**: name a person who exercises these rights if you die or can no longer do so.',
          ],
        },
        'You may ask for this notice in English or in any language of the Eighth Schedule to the Constitution.',
      ],
    },
    {
      id: 'grievance',
      heading: 'Grievance contact',
      blocks: [
        `Grievance Officer, ${brand.name}, ${brand.location}: [${brand.grievanceEmail}](mail:grievance). A complaint is acknowledged within 48 hours and settled within one month. Not satisfied? You may then complain to the Data Protection Board of India.`,
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        'Connections are encrypted. Passwords and one-time codes are stored only as hashes, secrets of payment providers encrypted. Staff see what their task needs, and every change in the back office is logged. If a breach concerns your data, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The service is for people of 18 or older. We do not knowingly process the data of children. If a child has opened an account, tell us, and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes of this policy',
      blocks: [
        'When this page changes, so does the date at the top. If a change concerns what you consented to, we ask you again first.',
      ],
    },
  ],
};
