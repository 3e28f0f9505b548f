import { clauseWarnings } from './clause-warnings';
import { filePages } from './file-pages';
import { fileWish } from './file-question';
import { lawTopic } from './law-topic';
import { readPaper } from './paper-reading';

const rent = {
  name: 'rent.pdf',
  text: `[Page 1]
RENTAL AGREEMENT
This agreement is made on 5 May 2026 between Mr. Ramesh Kumar, son of Suresh Kumar, residing at Chennai (hereinafter called the "Landlord") and Ms. Asha Devi, residing at Pune (hereinafter called the "Tenant").
1. The monthly rent of Rs. 20,000 shall be paid on or before the 5th day of every month.
2. The Tenant shall pay a security deposit of Rs. 2,00,000.

[Page 2]
3. Notice period: two months by either party.
4. Lock-in: The Tenant shall not vacate before 11 months and shall pay the rent of the whole period.
5. The Landlord may terminate this agreement at any time without notice.
6. The Tenant shall not approach any court in any dispute.`,
};
const job = {
  name: 'offer.docx',
  text: `APPOINTMENT LETTER
Employer: Zed Softwares Pvt Ltd
Employee: Kiran Rao
1. You will be paid Rs. 50,000 per month.
2. For two years after leaving, the Employee shall not join any competing business.
3. The Employee shall pay a service bond of Rs. 1,00,000 on leaving within one year.
4. You shall submit your original certificates to the company.`,
};

test('a rent agreement is read with its people, sums, days and pages', () => {
  const paper = readPaper(rent);
  expect(paper.kind).toBe('rent agreement');
  expect(paper.pages).toBe(2);
  expect(paper.parties).toEqual([
    { name: 'Mr. Ramesh Kumar', role: 'landlord' },
    { name: 'Ms. Asha Devi', role: 'tenant' },
  ]);
  expect(paper.clauses.find(({ text }) => text.includes('Notice period'))).toMatchObject({ number: '3', page: 2 });
  expect(paper.dates[0]?.text).toContain('5 May 2026');
  expect(paper.duties.map(({ text }) => text).join()).toContain('security deposit of Rs. 2,00,000');
});

test.each([
  [rent, ['deposit above the cap', 'one-sided lock-in', 'no court', 'out without notice']],
  [job, ['no work afterwards', 'penalty', 'papers kept']],
])('the clauses that the law limits are found: %#', (file, kinds) => {
  expect(clauseWarnings(readPaper(file)).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  'The monthly rent of Rs. 20,000 is due. The Tenant pays a deposit of Rs. 40,000.',
  'Lock-in: neither party shall terminate this lease before six months.',
  'Disputes shall be settled by arbitration; the parties shall not go to court before.',
  'The Employee shall keep the secrets of the Company.',
])('nothing is held against: %s', (clause) => {
  expect(clauseWarnings(readPaper({ name: 'a.txt', text: `LEASE AGREEMENT\n1. ${clause}` }))).toEqual([]);
});

test('a deposit is counted in months of rent', () => {
  expect(clauseWarnings(readPaper(rent))[0]).toMatchObject({ months: 10, clause: { number: '2', page: 1 } });
});

test('a file without pages is one page without a number', () => {
  expect(filePages('Only text')).toEqual([{ page: null, text: 'Only text' }]);
  expect(filePages('[Page 3]\nThird')).toEqual([{ page: 3, text: 'Third' }]);
});

test.each([
  ['Summarise this document', 'summary'],
  ['इस दस्तावेज़ का सारांश बताओ', 'summary'],
  ['Is this agreement legal?', 'warnings'],
  ['Are there any unfair clauses?', 'warnings'],
  ['What is the notice period in my agreement?', undefined],
  ['How much is the rent?', undefined],
])('%s: %s', (question, wish) => {
  expect(fileWish(question)).toBe(wish);
});

test.each([
  ['What is the notice period?', 'rent agreement', 'out without notice'],
  ['What is the notice period?', 'loan agreement', undefined],
  ['How long is the lock-in?', 'rent agreement', 'one-sided lock-in'],
  ['Can I join a competitor?', 'employment contract', 'no work afterwards'],
  ['How much is the rent?', 'rent agreement', undefined],
] as const)('the law beside "%s" in a %s: %s', (question, kind, topic) => {
  expect(lawTopic(question, kind)).toBe(topic);
});
