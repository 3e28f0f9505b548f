import { amount, date, long, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const cyberFraudLetter: EnglishPaper = {
  id: 'bank-cyber-fraud-letter',
  title: 'Letter to the bank after a cyber fraud',
  about: 'For whoever lost money by a fraud; call 1930 and the bank first, then send this at once.',
  asks: [
    'cyber fraud',
    'upi fraud',
    'unauthorised transaction',
    'letter to bank',
    'letter to my bank',
    'letter to the bank',
    'complaint to bank',
    'complaint to my bank',
    'complaint to the bank',
    'money debited',
    'through upi',
  ],
  subjects: ['online-upi-fraud', 'digital-arrest', 'investment-scam', 'job-fraud', 'bank-account-frozen'],
  law: ['it-act-66d', 'bns-318'],
  fields: [
    ...writer,
    text('bank', 'bank, branch and its address', 'bank'),
    text('account', 'account or card number, last four digits'),
    amount('amount', 'amount taken', 'amount'),
    date('when', 'date of the transaction', 'date'),
    text('reference', 'transaction reference or UTR'),
    long('facts', 'how it happened', 'story'),
    text('complaint', 'number of the complaint at 1930 or cybercrime.gov.in'),
    ...signed,
  ],
  body: `To
The Branch Manager and the Nodal Officer
{{bank}}

Subject: Unauthorised transaction of {{amount}} on {{when}}, account {{account}}

1. On {{when}} {{amount}} left my account {{account}} without my authority, reference {{reference}}.

2. This is how it happened: {{facts}}.

3. I report it to you as soon as I came to know of it. Complaint with the cyber crime helpline: {{complaint}}.

4. Please block the account, card and UPI for further debits, mark the amount as disputed, ask the receiving bank to hold it, and credit the amount to my account as the directions of the Reserve Bank of India on customer liability provide.

5. Please give me the complaint number, the details of the receiving account for the police, and your decision in writing.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: [
    'Statement with the transaction',
    'Screenshots of messages and calls',
    'Complaint from cybercrime.gov.in',
  ],
  file: 'By e-mail to the nodal officer and over the counter against a stamp, on the same day: each day of delay can cost you. No fee. After 30 days without an answer: cms.rbi.org.in.',
  check: [
    'Never write a PIN, OTP or full card number.',
    'Say honestly whether you shared an OTP: it changes who bears the loss.',
  ],
};

export const bankOmbudsman: EnglishPaper = {
  id: 'bank-ombudsman-complaint',
  title: 'Complaint to the RBI Ombudsman',
  about: 'For a customer whose bank or lender did not answer within 30 days, or wrongly refused.',
  asks: ['ombudsman', 'bank complaint', 'rbi complaint'],
  subjects: ['bank-ombudsman-complaint', 'recovery-agent-harassment', 'unclaimed-deposit'],
  law: ['cpa-2'],
  fields: [
    ...writer,
    text('bank', 'bank or lender', 'bank'),
    date(
      'complained',
      'date of your complaint to it',
      undefined,
      'complain|wrote|told|e-?mail|ticket|शिकायत|புகார்|ದೂರು',
    ),
    text('answer', 'its answer, or "none within 30 days"'),
    long('facts', 'what went wrong', 'story'),
    amount('loss', 'loss in money', 'amount'),
    ...signed,
  ],
  body: `To
The Reserve Bank of India Ombudsman

Complaint against: {{bank}}

1. Complainant: {{name}}, {{address}}.

2. What went wrong: {{facts}}.

3. I complained to {{bank}} on {{complained}}. Its answer: {{answer}}.

4. Loss: {{loss}}. I ask that the bank make this good, correct its records and pay compensation for the time lost.

5. The matter is not pending before, nor decided by, a court, tribunal or arbitrator.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Complaint to the bank and its answer', 'Statements', 'Any other proof'],
  file: 'Free, online at cms.rbi.org.in, or by post to the centralised receipt centre named there; within 90 days of the answer, or of the end of the 30 days without one.',
  check: ['Complain to the bank first, and wait 30 days.', 'A case in court on the same matter closes this way.'],
};

export const insuranceOmbudsman: EnglishPaper = {
  id: 'insurance-ombudsman-complaint',
  title: 'Complaint to the Insurance Ombudsman',
  about: 'For whoever has a claim refused, cut or delayed by an insurer.',
  asks: ['insurance', 'claim rejected', 'insurance ombudsman'],
  subjects: ['insurance-claim-rejected'],
  law: ['cpa-35'],
  fields: [
    ...writer,
    text('insurer', 'insurer', 'other side'),
    text('policy', 'policy number and since when it runs'),
    text('claim', 'claim number'),
    amount('amount', 'amount claimed', 'amount'),
    date(
      'refused',
      'date of the refusal',
      undefined,
      'refus|reject|denied|repudiat|cut|नामंजूर|खारिज|மறுத்|நிராகரி|ನಿರಾಕರ|ತಿರಸ್ಕ',
    ),
    long('reason', 'reason that the insurer gave', 'story'),
    long('answer', 'why the reason is wrong'),
    ...signed,
  ],
  body: `To
The Insurance Ombudsman

Complaint against: {{insurer}}

1. Complainant: {{name}}, {{address}}. Policy: {{policy}}. Claim no. {{claim}} for {{amount}}.

2. The insurer refused the claim on {{refused}} with this reason: {{reason}}.

3. The reason is wrong because: {{answer}}.

4. I wrote to the grievance officer of the insurer and was not helped within one month.

5. I ask for an award of {{amount}} with interest. The matter is not before any court or commission.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Policy', 'Claim papers and the refusal', 'Letter to the grievance officer'],
  file: 'Free, online at cioins.co.in or by post to the Ombudsman for your address, within one year of the refusal. The Ombudsman decides claims up to the limit of the rules.',
  check: [
    'Write to the grievance officer first and wait a month.',
    'For larger claims, or instead, go to the Consumer Commission.',
  ],
};
