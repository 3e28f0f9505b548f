import { amount, date, long, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const maintenanceApplication: EnglishPaper = {
  id: 'maintenance-application',
  title: 'Application for maintenance',
  about: 'For a wife, a child or parents who cannot live on their own means and are not supported.',
  asks: ['maintenance', 'alimony', '125 crpc', '144 bnss'],
  subjects: ['maintenance-wife', 'child-maintenance', 'senior-citizen-maintenance', 'bnss-144', 'maintenance-husband'],
  law: ['bnss-144'],
  fields: [
    ...writer,
    text('court', 'Family Court or court of the Magistrate'),
    text('other', 'name and address of the one who must pay', 'other side'),
    text('relation', 'how you are related, with the date of marriage if married'),
    long('facts', 'since when and how you were left without support', 'story'),
    amount('income', 'income of the other side a month', 'income'),
    amount('amount', 'amount asked for a month', 'amount'),
    ...signed,
  ],
  body: `In the court of {{court}}

Application under section 144 of the Bharatiya Nagarik Suraksha Sanhita, 2023

Applicant: {{name}}, {{address}}
Opposite party: {{other}}

1. Relation: {{relation}}.

2. The applicant is unable to maintain herself or himself. The opposite party has sufficient means, to the applicant's knowledge {{income}} a month, and neglects or refuses to maintain the applicant: {{facts}}.

3. The applicant needs {{amount}} a month for food, home, clothing, treatment and schooling.

4. Prayer: (a) {{amount}} a month from the date of this application; (b) interim maintenance and the costs of the proceeding until it is decided.

{{place}}, {{today}}

{{name}}

Verification: the contents of paragraphs 1 to 3 are true to my knowledge.`,
  enclosures: [
    'Proof of marriage or birth',
    'Affidavit of assets and liabilities, which both sides must file',
    'Proof of income of the other side, as far as you have it',
  ],
  file: 'In the Family Court, or before the Magistrate where there is none: where you live, where the other side lives, or where you last lived together. Little or no court fee. Interim maintenance is to be decided, as far as may be, within 60 days of the notice.',
  check: [
    'The affidavit of assets decides the amount: take care over it.',
    'Free legal aid for women and children: 15100.',
  ],
};

export const domesticViolenceFacts: EnglishPaper = {
  id: 'domestic-violence-facts',
  title: 'Facts for an application against domestic violence',
  about: 'For a woman who wants protection, the home, money or the children from the Magistrate.',
  asks: ['domestic violence', 'protection order', 'dv application'],
  subjects: ['domestic-violence', 'dowry-harassment', 'wife-rights-matrimonial-home', 'stridhan-return'],
  law: ['dv-act-12', 'dv-act-18', 'dv-act-19', 'dv-act-20'],
  fields: [
    ...writer,
    text('court', 'court of the Magistrate'),
    long('others', 'names and relation of those who did it', 'other side'),
    text('home', 'shared home'),
    long('facts', 'what happened, each time with its date', 'story'),
    long('children', 'children, with ages', 'children'),
    long('wanted', 'what you need: protection, home, money, custody'),
    ...signed,
  ],
  body: `In the court of {{court}}

Application under section 12 of the Protection of Women from Domestic Violence Act, 2005

Aggrieved person: {{name}}, {{address}}
Respondents: {{others}}

1. The aggrieved person lives or lived with the respondents in a shared household at {{home}}. Children: {{children}}.

2. Acts of violence (of the body, sexual, of words and feelings, of money): {{facts}}.

3. She asks for these orders: {{wanted}}. In particular she asks for a protection order under section 18, a residence order under section 19 and monetary relief under section 20, and for interim orders under section 23.

{{place}}, {{today}}

{{name}}`,
  enclosures: ['Medical papers, photos, messages', 'Earlier complaints', 'Proof of the shared home and of expenses'],
  file: 'Through the Protection Officer, a service provider or yourself, before the Magistrate of your or their place. No fee. In danger: 112 and 181 first.',
  check: [
    'Write dates and short facts; leave adjectives out.',
    'The Protection Officer helps with the form free of cost.',
  ],
};

export const mutualDivorceTerms: EnglishPaper = {
  id: 'mutual-divorce-terms',
  title: 'Terms for a divorce by mutual consent',
  about: 'For a couple married under the Hindu Marriage Act who agree on a divorce.',
  asks: ['mutual divorce', 'divorce terms', 'settlement agreement divorce'],
  subjects: ['mutual-divorce', 'hma-13b'],
  law: ['hma-13b'],
  fields: [
    text('husband', 'name and address of the husband'),
    text('wife', 'name and address of the wife'),
    date('married', 'date of marriage', undefined, 'marri|wedding|शादी|विवाह|திருமண|ಮದುವೆ'),
    date('apart', 'since when you live apart', undefined, 'apart|separat|अलग|பிரிந்|ಬೇರೆ'),
    long('children', 'children, with whom they live and when the other meets them', 'children'),
    amount('amount', 'amount of permanent maintenance, or 0', 'amount'),
    long('property', 'who keeps which property, jewellery and debts'),
    long('cases', 'cases that will be withdrawn'),
    ...signed,
  ],
  body: `Terms agreed for a petition under section 13B of the Hindu Marriage Act, 1955

Between {{husband}} (husband) and {{wife}} (wife), married on {{married}}.

1. They live apart since {{apart}}, for a year or more, have not been able to live together, and have agreed of their own free will that the marriage be dissolved.

2. Children: {{children}}.

3. Permanent maintenance: {{amount}}, paid by demand draft before the decree. The right of the children to maintenance stays untouched.

4. Property, jewellery (stridhan) and debts: {{property}}.

5. Cases to be withdrawn or settled: {{cases}}.

6. Both will file the petition together and appear for both motions. Neither will claim more than these terms for herself or himself.

{{place}}, {{today}}

Husband: ____________  Wife: ____________

Witnesses: 1. ____________  2. ____________`,
  enclosures: ['Marriage certificate or photo', 'Proof of address and identity', 'Proof of living apart'],
  file: 'With the joint petition in the Family Court; the second motion comes after six months (a court may shorten that) and within eighteen. Court fee as the State sets it.',
  check: [
    'Either of you may withdraw consent until the decree.',
    'Each should have a lawyer of their own read the terms, above all on children and money.',
  ],
};

export const simpleWill: EnglishPaper = {
  id: 'simple-will',
  title: 'Simple will',
  about: 'For an adult of sound mind, of any religion but with the limits of Muslim law for Muslims.',
  asks: ['will', 'testament', 'vasiyat'],
  subjects: ['make-a-will', 'isa-63'],
  law: ['isa-63', 'isa-59'],
  fields: [
    ...writer,
    text('age', 'your age'),
    long('gifts', 'who gets what, item by item, with full names and relation', 'story'),
    text('rest', 'who gets all the rest'),
    text('executor', 'executor who carries it out'),
    text('witness-1', 'first witness with address, who gets nothing by the will'),
    text('witness-2', 'second witness with address, who gets nothing by the will'),
    ...signed,
  ],
  body: `This is the last will of {{name}}, aged {{age}}, {{address}}.

1. I revoke all earlier wills. I am of sound mind and make this will of my own free will.

2. I give: {{gifts}}.

3. All other property that I own at my death goes to {{rest}}.

4. I appoint {{executor}} as executor, to pay my debts and carry out this will.

Signed at {{place}} on {{today}}

{{name}}

Signed by the testator in our presence and by each of us in the presence of the testator:

1. {{witness-1}}

2. {{witness-2}}`,
  enclosures: ['List of property with survey, flat, account and folio numbers'],
  file: 'Sign each page; both witnesses sign after seeing you sign. No stamp duty and no registration is needed, but registering with the Sub-Registrar makes it harder to dispute.',
  check: [
    'A witness, or the husband or wife of one, loses what the will gives to them (not for Hindus, Sikhs, Jains and Buddhists; avoid it all the same).',
    'You can only give your own share of family property; a Muslim usually only a third without the heirs’ consent.',
  ],
};
