import { brand } from 'shared-contracts/brand';
import type { QuestionGroup } from '../question';

export const plansAndPayments: QuestionGroup = {
  id: 'plans',
  title: 'Plans and payments',
  questions: [
    {
      id: 'what-does-it-cost',
      question: 'What does it cost?',
      answer: [
        'The Free plan costs nothing. Pro and Legal Pro+ are paid, by the month or by the year; [the pricing page](page:pricing) shows the prices of today. 18% GST is added at checkout, where you see the full amount before you pay.',
      ],
    },
    {
      id: 'how-to-pay',
      question: 'How can I pay?',
      answer: [
        'By card, UPI, net banking or wallet, in rupees. The payment happens on the pages of a payment provider. Your card number never reaches us.',
      ],
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer: [
        'Open your profile in the chat, go to your plan and cancel. You can do it at any time; your plan stays active until the end of the period you have paid for, and nothing is charged after that. See [Cancelling your plan](help:cancel-your-plan).',
      ],
    },
    {
      id: 'refund',
      question: 'Can I get my money back?',
      answer: [
        'If it is your first subscription: yes, in full, within 7 days of paying. After that there are no partial refunds. [The refund policy](page:refund) has all the terms, including the time that banks take.',
      ],
    },
    {
      id: 'coupon',
      question: 'I have a promotion code. Where does it go?',
      answer: [
        'Into the field Promotion code, when you subscribe. Press Apply and the discount appears in the price summary. Capital or small letters make no difference.',
      ],
    },
    {
      id: 'invoice',
      question: 'Do I get a GST invoice?',
      answer: [
        'Yes, for every payment: by e-mail, and as a PDF in your profile. Give your GSTIN and your State in the profile or at checkout, and they are printed on it.',
      ],
    },
    {
      id: 'payment-failed',
      question: 'My payment failed but money was taken. What now?',
      answer: [
        `Wait a few minutes and look at your profile: banks sometimes confirm late, and your plan then starts by itself. If it does not, the bank returns the amount, mostly within a week. Write to [${brand.contactEmail}](mail:contact) with the date, the amount and the bank's reference if it does not come back.`,
      ],
    },
  ],
};
