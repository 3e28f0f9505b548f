import { amount, date, long, receiver, signed, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const depositDemand: EnglishPaper = {
  id: 'deposit-demand',
  title: 'Demand for a rent deposit',
  about: 'For a tenant who has moved out and does not get the deposit back.',
  asks: ['deposit', 'security deposit', 'advance back'],
  subjects: ['deposit-not-returned', 'tpa-108'],
  law: ['contract-act-73', 'tpa-108'],
  fields: [
    ...writer,
    ...receiver,
    long('home', 'address of the rented home', 'home'),
    amount('amount', 'amount of the deposit', 'amount'),
    date('paid', 'date on which the deposit was paid', undefined, 'paid|gave|deposit of'),
    date(
      'left',
      'date on which you handed over the keys',
      undefined,
      'vacat|left|keys|moved|empt|shift|khali|kaali|khaali|खाली|காலி|ಖಾಲಿ',
    ),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Return of the security deposit for {{home}}

1. I rented {{home}} from you and paid a security deposit of {{amount}} on {{paid}}.

2. I gave the home back to you in good order, fair wear and tear aside, and handed over the keys on {{left}}. All rent and bills up to that day are paid.

3. You have not returned the deposit, nor given me an account of any damage with bills.

4. Please pay {{amount}} to me within 15 days of receiving this letter. If you claim a deduction, send me the details with bills within the same time and pay the rest.

5. If I am not paid, I shall claim the amount with interest and costs before the Rent Authority or the civil court.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Rent agreement', 'Proof of payment of the deposit', 'Photos or message of the handing over'],
  file: 'Send it by registered or speed post and by e-mail or WhatsApp; keep a copy and the receipt. No fee but postage.',
  check: [
    "Look up the time for return in your agreement and in your State's rent law.",
    'Leave out what you cannot show; a lawyer would add the clause of your agreement and the rate of interest.',
  ],
};
