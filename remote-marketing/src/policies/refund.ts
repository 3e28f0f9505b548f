import { brand } from 'shared-contracts/brand';
import type { Policy } from './policy';

export const refund: Policy = {
  title: 'Refund Policy',
  lastUpdated: '2026-11-21',
  inShort: [
    'Cancel anytime; your plan stays active until the period ends.',
    'First subscription: full refund within 7 days.',
    'Refunds are processed in 5 to 10 business days.',
  ],
  sections: [
    {
      id: 'cancel',
      heading: 'Cancelling a plan',
      blocks: [
        'You can cancel anytime, in your profile, without giving a reason. Your plan stays active until the end of the period you have paid for. It is then not renewed, and your account goes on with the Free plan.',
        'Step by step: [Cancelling your plan](help:cancel-your-plan).',
      ],
    },
    {
      id: 'seven-days',
      heading: 'Full refund within 7 days',
      blocks: [
        'If you have subscribed for the first time, you get a full refund, GST included, when you ask for it within 7 days of your payment. The paid plan ends with the refund, and you receive a credit note for the invoice.',
        'The 7 days are counted from the minute of the payment. It counts when you ask, not when we answer.',
      ],
    },
    {
      id: 'after',
      heading: 'After 7 days',
      blocks: [
        'There are no partial refunds after that: neither for the days left in a month nor for the months left in a year. Cancel instead, and use the plan until the period ends.',
      ],
    },
    {
      id: 'how',
      heading: 'How to ask for a refund',
      blocks: [
        {
          steps: [
            'Open the chat, then your profile, then your plan.',
            'Choose the refund and, if you like, tell us the reason.',
            `Can’t sign in? Write to [${brand.contactEmail}](mail:contact) from the address of your account, with the invoice number.`,
          ],
        },
      ],
    },
    {
      id: 'time',
      heading: 'How long it takes',
      blocks: [
        {
          caption: 'From your request to the money in your account',
          head: ['Step', 'Time'],
          rows: [
            ['We process the refund', '5 to 10 business days'],
            ['Once processed, your bank or wallet credits it', 'usually credited in 2 to 3 days'],
          ],
        },
        'The money goes back the way it came: to the same card, UPI address, bank account or wallet.',
      ],
    },
    {
      id: 'none',
      heading: 'When there is no refund',
      blocks: [
        'We do not refund',
        {
          list: [
            '**misuse**: an account that was ended because it broke the [terms](page:terms#conduct)',
            '**technical issues on the user’s side**, such as a slow connection, an outdated browser or a blocked script, that we cannot mend',
            '**repeated refund requests**: whoever has had one refund and subscribes again cannot have another',
          ],
        },
        'If the fault is ours and we cannot mend it, you get your money back in any case. Nothing here takes away what the Consumer Protection Act, 2019 gives you.',
      ],
    },
    {
      id: 'failed',
      heading: 'Failed and double payments',
      blocks: [
        'A failed payment may pause premium access until it succeeds. What you have saved stays where it is.',
        'If you were charged twice, or charged without a plan being started, write to us: the surplus is returned in full, whenever you find out.',
      ],
    },
    {
      id: 'contact',
      heading: 'Questions',
      blocks: [
        `Write to [${brand.contactEmail}](mail:contact) or use the [contact form](page:contact). Not content with our reply? The grievance contact is [${brand.grievanceEmail}](mail:grievance).`,
      ],
    },
  ],
};
