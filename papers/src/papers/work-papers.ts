import { amount, date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const internalCommittee: EnglishPaper = {
  id: 'internal-committee-complaint',
  title: 'Complaint to the Internal Committee',
  about: 'For a woman who was sexually harassed at work.',
  asks: ['posh', 'sexual harassment at work', 'internal committee', 'harassment complaint'],
  subjects: ['workplace-sexual-harassment', 'posh-act-9'],
  law: ['posh-act-9', 'posh-act-2', 'posh-act-12'],
  fields: [
    ...writer,
    text('employer', 'employer, or the district for the Local Committee'),
    text('respondent', 'name, post and department of the one who did it', 'other side'),
    date('when', 'date of the last incident', 'date'),
    long('facts', 'each incident with date, place and words', 'story'),
    long('witnesses', 'witnesses and proof'),
    long('wanted', 'what you need meanwhile: transfer, leave, no contact'),
    ...signed,
  ],
  body: `To
The Presiding Officer, Internal Committee
{{employer}}

Subject: Complaint under section 9 of the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013

1. Complainant: {{name}}, {{address}}.

2. Respondent: {{respondent}}.

3. Incidents, the last one on {{when}}: {{facts}}.

4. Witnesses and proof: {{witnesses}}.

5. While the inquiry goes on I ask under section 12 for: {{wanted}}.

6. I ask the Committee to inquire, to keep my name confidential, and to recommend action.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Messages, mails, photos', 'Names and addresses of witnesses'],
  file: 'In writing to the Internal Committee, six copies with the papers, within three months of the (last) incident; the Committee may allow three months more. No fee. Employers with fewer than ten workers: Local Committee of the district, or shebox.wcd.gov.in.',
  check: ['The Committee must help you to write it if you cannot.', 'You may go to the police as well.'],
};

export const labourComplaint: EnglishPaper = {
  id: 'labour-complaint',
  title: 'Complaint to the labour authority',
  about: 'For a worker about wages, overtime, dismissal or other dues.',
  asks: ['labour complaint', 'labour commissioner', 'labour office'],
  subjects: [
    'wrongful-dismissal',
    'minimum-wages',
    'overtime',
    'layoff-retrenchment',
    'bonus',
    'gratuity',
    'ir-code-53',
  ],
  law: ['wages-code-45', 'ir-code-53'],
  fields: [
    ...writer,
    ...receiver,
    text('office', 'labour office or conciliation officer of the area'),
    text('post', 'your work and since when'),
    long('facts', 'what happened', 'story'),
    amount('amount', 'amount due', 'amount'),
    date('since', 'since when it is due', undefined, 'since|due|from|unpaid|not paid|से|முதல்|ರಿಂದ|ಇಂದ'),
    ...signed,
  ],
  body: `To
{{office}}

Subject: Complaint against {{to}}, {{to-address}}

1. I am {{name}}, {{address}}. I worked as {{post}}.

2. What happened: {{facts}}.

3. Due to me since {{since}}: {{amount}}.

4. Please call the employer, settle the matter, and otherwise decide the claim or send it on to the authority or Tribunal that decides it.

{{place}}, {{today}}

{{name}}`,
  enclosures: [
    'Identity card or appointment letter',
    'Wage slips or bank statement',
    'Attendance, messages, dismissal letter',
  ],
  file: 'At the labour office of the place of work or on the portal of your State (central sphere: samadhan.labour.gov.in). No fee. Wage claims within three years; a dismissal within two years of it.',
  check: ['Say what you were paid and what was due, month by month.', 'A union or legal aid (15100) can go with you.'],
};

export const resignation: EnglishPaper = {
  id: 'resignation-with-dues',
  title: 'Resignation with a list of dues',
  about: 'For an employee who leaves and wants the last dues and papers in time.',
  asks: ['resignation', 'resign', 'relieving letter', 'experience letter'],
  subjects: ['notice-period-bond', 'experience-letter', 'non-compete'],
  law: ['wages-code-17'],
  fields: [
    ...writer,
    ...receiver,
    text('post', 'your post and employee number'),
    text('notice', 'notice period of your contract', 'span'),
    date('last', 'last working day', 'date'),
    long('dues', 'dues: salary, leave, bonus, gratuity, expenses', 'dues'),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Resignation from the post of {{post}}

1. I resign from my post. With the notice period of {{notice}} my last working day is {{last}}.

2. I shall hand over my work and the company's property by that day.

3. Please pay on leaving: {{dues}}. Section 17 of the Code on Wages, 2019 gives two working days for the wages due.

4. Please also give me the relieving letter, the experience certificate, the last wage slips and Form 16, and release my provident fund.

Thank you for the time I had here.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: [],
  file: 'By e-mail to your manager and HR from an account that you keep; ask for an acknowledgement.',
  check: [
    'Check the notice period and whether it may be bought out.',
    'Keep copies of wage slips and letters before your access ends.',
  ],
};
