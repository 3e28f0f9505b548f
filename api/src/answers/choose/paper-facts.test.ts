import { factsIn } from '../read/facts';
import { toldForPapers } from './paper-facts';

const today = '2026-11-22';
const told = (question: string) => toldForPapers({ question, today, facts: factsIn(question, today) });

it.each([
  [
    'Draft a legal notice for a bounced cheque of Rs 90,000 from Suresh Traders, memo dated 9 November 2026',
    { otherSide: 'Suresh Traders', amounts: [90000], dates: ['2026-11-09'] },
  ],
  [
    'leave and licence agreement for 11 months, rent 30000, deposit 100000',
    { deposit: 100000, amounts: [30000], months: 11 },
  ],
  [
    'affidavit for change of name from Raju Kumar to Rajesh Kumar Sharma',
    { oldName: 'Raju Kumar', newName: 'Rajesh Kumar Sharma' },
  ],
  [
    'Write a police complaint, my scooter TN 09 AB 1234 was stolen from Adyar on 15 November 2026',
    { story: 'my scooter TN 09 AB 1234 was stolen from Adyar on 15 November 2026' },
  ],
  [
    'make a letter to my employer for two months unpaid salary of 45000 each',
    { amounts: [45000], months: 2, isEach: true },
  ],
  ['notice to vacate for my tenant, flat in Jaipur', { home: 'flat in Jaipur' }],
  [
    'cheque no 445566 of 75000 from Mahesh bounced, memo 10 Nov 2026. Prepare the notice',
    { chequeNumber: '445566', otherSide: 'Mahesh', amounts: [75000], dates: ['2026-11-10'] },
  ],
  [
    'Star Health rejected my claim of 1.8 lakh saying pre existing disease, draft a complaint to the ombudsman',
    { otherSide: 'Star Health', amounts: [180000] },
  ],
  [
    'someone took 25000 through UPI, SBI Anna Nagar branch. Write the complaint to the bank',
    { bank: 'SBI Anna Nagar branch', story: 'someone took 25000 through UPI, SBI Anna Nagar branch' },
  ],
  [
    'police complaint draft: my neighbour Suresh broke my window at T Nagar',
    { otherSide: 'Suresh', story: 'my neighbour Suresh broke my window at T Nagar' },
  ],
  ['letter to SP, police station Vadapalani refused FIR', { station: 'Vadapalani' }],
  [
    'rent agreement, rent 18000, owner Mrs Iyer, tenant Karthik, notice period 60 days',
    { owner: 'Mrs Iyer', tenant: 'Karthik', span: '60 days' },
  ],
  ['My Samsung TV bought on 3 march 2026 stopped working. Make the consumer complaint', { thing: 'Samsung TV' }],
  [
    'mutual divorce terms, married 5 May 2019, one child of 4 years with me, alimony 10 lakh',
    { children: 'one child of 4 years with me' },
  ],
  [
    'My landlord Mr Pillai keeps my deposit of 60000. How do I get it back? Draft it',
    { otherSide: 'Mr Pillai', deposit: 60000 },
  ],
])('%s', (question, facts) => expect(told(question)).toMatchObject(facts));

it('takes neither a month nor an office for the other side, and no number of a cheque for a sum', () => {
  expect(told('Draft an RTI from April 2026').otherSide).toBeUndefined();
  expect(told('Draft a notice for cheque no 004512 of Rs 5000').amounts).toEqual([5000]);
});
