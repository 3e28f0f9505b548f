import { date, long, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const rtiApplication: EnglishPaper = {
  id: 'rti-application',
  title: 'RTI application',
  about: 'For any citizen who wants information that a public office holds.',
  asks: ['rti', 'right to information'],
  subjects: ['rti-application', 'rti-act-6', 'rti-act-7'],
  law: ['rti-act-6', 'rti-act-7'],
  fields: [
    ...writer,
    text('office', 'public authority and its address'),
    long('information', 'the information, question by question', 'story'),
    text('period', 'period to which it relates'),
    text('fee', 'how the fee was paid and its number'),
    ...signed,
  ],
  body: `To
The Public Information Officer
{{office}}

Subject: Application under section 6 of the Right to Information Act, 2005

1. Name and address of the applicant: {{name}}, {{address}}.

2. Information wanted, for the period {{period}}: {{information}}.

3. I am a citizen of India. Please give the information as copies; if copies cost a further fee, tell me the amount and how it is worked out.

4. The application fee is paid: {{fee}}.

5. If another public authority holds this information, please transfer the application under section 6(3) within five days and tell me.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Proof of the fee, or of being below the poverty line (then no fee)'],
  file: 'Online at rtionline.gov.in for central offices, on the State’s portal or by post for others. Fee: ₹10 for central offices; States set their own. The answer is due in 30 days, in 48 hours where life or liberty is at stake.',
  check: [
    'Ask for records (copies, lists, dates), not for reasons or opinions.',
    'Note the day on which it was received: the first appeal counts from day 30.',
  ],
};

export const rtiFirstAppeal: EnglishPaper = {
  id: 'rti-first-appeal',
  title: 'RTI first appeal',
  about: 'For whoever got no answer within 30 days, or a refusal or half an answer.',
  asks: ['rti appeal', 'first appeal', 'first appeal rti', 'no reply to rti'],
  subjects: ['rti-act-19'],
  law: ['rti-act-19', 'rti-act-7'],
  fields: [
    ...writer,
    text('office', 'First Appellate Authority and address'),
    date('applied', 'date of the application', undefined, 'appl|filed|sent|asked|rti|आवेदन|आरटीआई|மனு|விண்ணப்ப|ಅರ್ಜಿ'),
    text('number', 'number of the application'),
    text('answer', 'date and number of the answer, or "no answer within 30 days"'),
    long('grounds', 'why the answer is wrong', 'story'),
    ...signed,
  ],
  body: `To
The First Appellate Authority
{{office}}

Subject: First appeal under section 19(1) of the Right to Information Act, 2005

1. Appellant: {{name}}, {{address}}.

2. My application no. {{number}} dated {{applied}} went to the Public Information Officer. Answer: {{answer}}.

3. Grounds of appeal: {{grounds}}.

4. I ask that the information be ordered to be given, free of charge under section 7(6) where the time has passed, and that I be heard if needed.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Copy of the application with proof of receipt', 'Copy of the answer, if any'],
  file: 'Within 30 days of the answer, or of the day on which it was due, to the officer above the Public Information Officer. No fee for central offices; some States take one.',
  check: ['A late appeal needs a line on the reason for the delay.', 'A decision is due in 30 days, 45 at most.'],
};

export const rtiSecondAppeal: EnglishPaper = {
  id: 'rti-second-appeal',
  title: 'RTI second appeal to the Information Commission',
  about: 'For whoever got nothing, or too little, from the first appeal.',
  asks: ['second appeal', 'information commission'],
  subjects: ['rti-act-18'],
  law: ['rti-act-19', 'rti-act-18', 'rti-act-20'],
  fields: [
    ...writer,
    text('commission', 'Central or State Information Commission and address'),
    date('applied', 'date of the application', undefined, 'appli(?:ed|cation)|rti (?:dated|on|of)'),
    date('appealed', 'date of the first appeal', undefined, 'first appeal'),
    text('order', 'date and number of the order on it, or "no order"'),
    long('grounds', 'why you appeal', 'story'),
    ...signed,
  ],
  body: `To
{{commission}}

Subject: Second appeal under section 19(3) of the Right to Information Act, 2005

1. Appellant: {{name}}, {{address}}.

2. Application dated {{applied}}; first appeal dated {{appealed}}; order of the First Appellate Authority: {{order}}.

3. Grounds: {{grounds}}.

4. I ask the Commission to order that the information be given free of charge, to impose a penalty under section 20 for the delay, and to award compensation for the loss that I suffered.

I declare that the facts are true and that no appeal on this matter is pending elsewhere.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Application, answer, first appeal and order, each as a copy', 'List of the papers with page numbers'],
  file: 'Within 90 days of the order or of the day on which it was due, online (cic.gov.in for central offices) or by post. No fee at the Central Commission. Send a copy to the other side.',
  check: ['Number the pages and sign each copy.', 'Give the reason where the 90 days have passed.'],
};
