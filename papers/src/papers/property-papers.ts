import { amount, date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const reraComplaint: EnglishPaper = {
  id: 'rera-complaint',
  title: 'RERA complaint',
  about: 'For a home buyer whose builder is late or breaks the agreement.',
  asks: ['rera', 'builder', 'flat delay', 'possession'],
  subjects: ['builder-delay', 'rera-check-before-buying', 'rera-18', 'rera-31'],
  law: ['rera-31', 'rera-18'],
  fields: [
    ...writer,
    ...receiver,
    text('project', 'project with its RERA number'),
    text('flat', 'flat number'),
    date('agreement', 'date of the agreement', undefined, 'agreement'),
    amount('amount', 'amount paid so far', 'amount'),
    date(
      'promised',
      'promised date of possession',
      undefined,
      'promis|possession|due|hand(?:ed)? over|कब्जा|कब्ज़ा|ಸ್ವಾಧೀನ',
    ),
    long('wanted', 'refund with interest, or possession with interest for the delay'),
    ...signed,
  ],
  body: `Before the Real Estate Regulatory Authority

Complaint under section 31 of the Real Estate (Regulation and Development) Act, 2016

Complainant: {{name}}, {{address}}
Respondent: {{to}}, {{to-address}}

1. Project: {{project}}; flat: {{flat}}; agreement dated {{agreement}}.

2. The complainant has paid {{amount}}. Possession was promised for {{promised}} and has not been given.

3. Under section 18 the promoter must return the amount with interest, or pay interest for every month of delay where the buyer stays in the project.

4. Relief asked for: {{wanted}}, with costs.

5. The matter is not pending before another court or authority.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Agreement', 'Receipts', 'Letters to and from the builder', 'Print of the project page of RERA'],
  file: 'Online on the RERA portal of the State of the project, with the fee that the State sets (often ₹1,000 to ₹5,000).',
  check: [
    'Choose one: refund or possession with interest.',
    'Compensation is decided by the adjudicating officer on a separate form.',
  ],
};

export const leaveAndLicence: EnglishPaper = {
  id: 'leave-and-licence',
  title: 'Leave and licence agreement',
  about: 'For letting a home for eleven months or so.',
  asks: ['rent agreement', 'leave and licence', 'rental agreement'],
  subjects: ['rent-agreement', 'pg-hostel-problem', 'rent-increase'],
  law: ['easements-act-52', 'registration-act-17'],
  fields: [
    text('owner', 'name and address of the owner', 'owner'),
    text('user', 'name and address of the licensee', 'tenant'),
    long('home', 'the home, with fittings', 'home'),
    text('months', 'number of months', 'months'),
    date('from', 'first day', 'date'),
    amount('amount', 'payment a month', 'amount'),
    amount('deposit', 'deposit', 'deposit'),
    text('notice', 'notice to end it early'),
    ...signed,
  ],
  body: `Leave and licence agreement, made at {{place}} on {{today}}

Between {{owner}} (the licensor) and {{user}} (the licensee).

1. The licensor allows the licensee to live in {{home}} for {{months}} months from {{from}}. This is a licence; no lease and no interest in the home is made.

2. The licensee pays {{amount}} a month in advance, by the fifth day, by bank transfer, and the bills for power, water and gas as used.

3. The deposit of {{deposit}} bears no interest and is returned on the day of leaving, less unpaid bills and damage beyond fair wear and tear, with an account.

4. The licensee uses the home to live in, does not pass it on, and makes no changes without consent. The licensor sees to repairs of structure, plumbing and wiring, and enters only after a day's notice.

5. Either side may end the licence with {{notice}} in writing. On the last day the licensee leaves and hands over the keys.

6. Stamp duty and registration are shared equally. Disputes go to the authority or court of the place of the home.

Licensor: ____________  Licensee: ____________

Witnesses: 1. ____________  2. ____________`,
  enclosures: [
    'List of fittings with photos',
    'Proof of identity of both',
    'Police verification form where it is required',
  ],
  file: 'On stamp paper of your State’s rate; a lease of a year or more must be registered, in Maharashtra every leave and licence. Each side keeps a copy.',
  check: [
    "Look up your State's rent law: deposit, registration with the Rent Authority and form differ.",
    'Read clauses on lock-in and increase twice.',
  ],
};

export const nameChangeAffidavit: EnglishPaper = {
  id: 'name-change-affidavit',
  title: 'Affidavit for a change of name',
  about: 'For an adult who changes the name, before the notice in newspapers and the Gazette.',
  asks: ['name change', 'affidavit', 'gazette'],
  subjects: ['name-change', 'aadhaar-correction'],
  law: ['bns-227'],
  fields: [
    text('old', 'old name in full', 'old name'),
    text('new', 'new name in full', 'new name'),
    text('parent', "father's, mother's or spouse's name"),
    text('age', 'age'),
    long('address', 'address'),
    text('reason', 'reason', 'story'),
    ...signed,
  ],
  body: `Affidavit

I, {{old}}, child or spouse of {{parent}}, aged {{age}}, living at {{address}}, state on oath:

1. My name in my papers so far is {{old}}.

2. I have changed my name to {{new}}. Reason: {{reason}}.

3. {{old}} and {{new}} are one and the same person. From now on I shall be known as {{new}} for all purposes.

4. The change is not made to escape a debt, a case or a duty.

What is stated above is true to my knowledge.

{{place}}, {{today}}

Deponent: ____________ (old and new signature)

Sworn before me: Notary or Executive Magistrate`,
  enclosures: ['Proof of identity and address', 'Two photos', 'Marriage certificate where that is the reason'],
  file: 'On stamp paper as your State asks, sworn before a notary or magistrate; then a notice in two newspapers and the form for the Gazette of India (or of the State) with its fee.',
  check: ['Use the same spelling everywhere.', 'For a child, both parents swear.'],
};
