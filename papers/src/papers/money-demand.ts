import { amount, date, long, receiver, signed, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const moneyDemand: EnglishPaper = {
  id: 'money-demand',
  title: 'Demand for money lent or owed',
  about: 'For whoever lent money or did work and was not paid.',
  asks: ['loan', 'money back', 'recovery of money', 'unpaid invoice', 'notice', 'friend not returning money'],
  subjects: ['recover-a-loan', 'legal-notice', 'freelancer-unpaid', 'contract-breach', 'wrong-upi-transfer'],
  law: ['contract-act-73', 'limitation-act-article-19'],
  fields: [
    ...writer,
    ...receiver,
    amount('amount', 'amount owed', 'amount'),
    date('given', 'date on which the money was given or became due', 'date'),
    long('ground', 'for what it is owed and how it was paid', 'story'),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Demand for payment of {{amount}}

1. You owe me {{amount}} since {{given}}, for this reason: {{ground}}.

2. In spite of my requests you have not paid.

3. I call upon you to pay {{amount}} within 15 days of receiving this notice.

4. If you dispute the amount, tell me within the same time in writing what you dispute and why.

5. If you neither pay nor answer, I shall sue for the amount with interest and costs in the competent court, at your risk.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Agreement, invoice, promissory note or messages', 'Bank statement that shows the payment'],
  file: 'Send it by registered or speed post with acknowledgement, and by e-mail or WhatsApp. No fee but postage; keep a copy and the receipt.',
  check: [
    'A suit must usually be filed within three years of the day on which the money became due; a notice does not lengthen that.',
    'A lawyer would add the rate of interest agreed and the court that has jurisdiction.',
  ],
};
