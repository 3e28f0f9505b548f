import { amount, date, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const salaryDemand: EnglishPaper = {
  id: 'salary-demand',
  title: 'Demand for unpaid salary or dues',
  about: 'For an employee whose wages or last dues were not paid.',
  asks: ['salary', 'wages', 'full and final', 'dues from company'],
  subjects: ['unpaid-wages', 'full-and-final-settlement', 'wages-code-17', 'wages-code-45'],
  law: ['wages-code-17', 'wages-code-45'],
  fields: [
    ...writer,
    ...receiver,
    text('post', 'your post and employee number'),
    date('joined', 'date of joining', undefined, 'join|since'),
    text('months', 'months for which wages are owed', 'span'),
    amount('amount', 'amount owed', 'amount'),
    date(
      'left',
      'last working day, or leave this line out if you still work there',
      undefined,
      'left|last|resign|terminat|quit|fired|reliev|removed|छोड़|निकाल|விலக|நீக்க|ಬಿಟ್ಟ|ತೆಗೆದ',
    ),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Payment of wages of {{amount}}

1. I have worked with you as {{post}} since {{joined}}. My last working day: {{left}}.

2. My wages for {{months}}, in all {{amount}}, have not been paid.

3. Under section 17 of the Code on Wages, 2019 monthly wages are to be paid by the seventh day of the next month, and all wages within two working days where employment ends.

4. Please pay {{amount}} to my bank account within 7 days of receiving this letter and send me the wage slips for these months.

5. Otherwise I shall claim the wages, and compensation as the law allows, before the authority under section 45 of the Code on Wages, 2019.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Appointment letter', 'Wage slips and bank statement', 'Messages about the dues'],
  file: 'Send it to the registered office by e-mail and by registered or speed post; keep the proof. No fee but postage.',
  check: [
    'List month by month what was paid and what not.',
    'A claim under the Code goes to the authority within three years; a lawyer would add bonus, leave encashment and gratuity where they are due.',
  ],
};
