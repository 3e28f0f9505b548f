import { date, long, receiver, signed, text, writer } from '../fields';
import type { EnglishPaper } from '../paper';

export const noticeToVacate: EnglishPaper = {
  id: 'notice-to-vacate',
  title: 'Notice to end a tenancy',
  about: 'For a landlord who wants the home back; for a tenant who leaves, change the names.',
  asks: [
    'vacate',
    'notice to vacate',
    'eviction notice',
    'tenant to leave',
    'end tenancy',
    'notice to tenant',
    'notice to my tenant',
    'notice to the tenant',
  ],
  subjects: ['evict-a-tenant', 'tpa-106', 'rent-agreement'],
  law: ['tpa-106', 'tpa-111'],
  fields: [
    ...writer,
    ...receiver,
    long('home', 'address of the rented home', 'home'),
    date('since', 'date on which the tenancy began', undefined, 'since|began|started'),
    text('reason', 'ground, as your State’s rent law names it', 'story'),
    date(
      'until',
      'last day of the tenancy: at least 15 days after the notice is received',
      undefined,
      'vacat|leave|until|till|\\bby\\b|before|खाली|காலி|ಖಾಲಿ',
    ),
    ...signed,
  ],
  body: `To
{{to}}
{{to-address}}

Subject: Notice to vacate {{home}}

1. You hold {{home}} as my tenant from month to month since {{since}}.

2. I end the tenancy under section 106 of the Transfer of Property Act, 1882 with effect from {{until}}. Ground: {{reason}}.

3. Please hand over vacant possession on that day and pay the rent and bills up to it. I shall then settle the deposit with you.

4. If you stay on, I shall apply to the Rent Authority or the court for possession, and claim payment for the use of the home until you leave.

{{place}}, {{today}}

{{name}}
{{address}}`,
  enclosures: ['Copy of the rent agreement, if there is one'],
  file: 'Hand it over against a signature or send it by registered post, at least 15 days before the last day. No fee but postage.',
  check: [
    'In most States the rent law allows eviction on certain grounds only and wants its own form and time: look that up first.',
    'Nobody may be put out by force, by a changed lock or by cutting water or power: only a court or the Rent Authority can order it.',
  ],
};
