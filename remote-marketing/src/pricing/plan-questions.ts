import { brand } from 'shared-contracts/brand';
import type { Question } from '../faq/question';

/** The questions below the plan cards. */
export const planQuestions: readonly Question[] = [
  {
    id: 'free-trial',
    question: 'Is there a free trial?',
    answer: [
      'Paid plans come with a 7-day free trial, in this way: you pay when you subscribe, and if it is your first subscription you get everything back when you ask within 7 days. After that, the plan runs to the end of its period. The [refund policy](page:refund) has the terms.',
    ],
  },
  {
    id: 'payment-methods',
    question: 'Which ways of paying are there?',
    answer: [
      'Cards, UPI, net banking and wallets, through a payment provider. Which of them you see at checkout depends on the provider and on your bank.',
    ],
  },
  {
    id: 'change-or-cancel',
    question: 'Can I change or cancel my plan?',
    answer: [
      'Yes, anytime, in your profile. When you cancel, the plan stays active until the period ends. When you change to another plan, what is left of the old one is taken off the price.',
    ],
  },
  {
    id: 'after-the-limit',
    question: 'What happens when the five free questions are used up?',
    answer: [
      'You are told so, and when you can ask again: at midnight, Indian time. The question you were writing stays in its field. Nothing is ever charged by itself.',
    ],
  },
  {
    id: 'case-law',
    question: 'What does Legal Pro+ add on case law?',
    answer: [
      'Everyone sees the name of a judgment and what it decided. Legal Pro+ adds the full citation, the bench and how later judgments treated it, and lets you download summaries as PDF.',
    ],
  },
  {
    id: 'support-hours',
    question: 'What does priority support mean?',
    answer: [
      `You can write 24/7, and messages from paid plans are answered first. People answer ${brand.supportHours}; outside these hours your message waits at the top of the list.`,
    ],
  },
  {
    id: 'yearly-or-monthly',
    question: 'Does the year always cost less?',
    answer: [
      'Look at the table above: it sets twelve single months beside one year, at the prices of today. Take the one that costs less and fits you better.',
    ],
  },
];
