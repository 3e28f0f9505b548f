import type { Citation } from 'shared-contracts';
import type { Chat } from './chat';
import { makeChat, makeMessage } from './make';

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly daysAgo: number;
  readonly exchanges: readonly {
    readonly question: string;
    readonly answer: string;
    readonly citations: readonly Citation[];
  }[];
}

const provision = (id: string, label: string, act: string, number: string, title: string, url: string): Citation => ({
  id,
  kind: 'provision',
  label,
  act,
  number,
  title,
  url,
  status: 'in force',
});

const transferOfProperty = [
  'Transfer of Property Act, 1882',
  'https://www.indiacode.nic.in/handle/123456789/2338',
] as const;
const wagesCode = ['Code on Wages, 2019', 'https://www.indiacode.nic.in/handle/123456789/15793'] as const;
const contractAct = ['Indian Contract Act, 1872', 'https://www.indiacode.nic.in/handle/123456789/2187'] as const;

const samples: readonly Sample[] = [
  {
    id: 'sample-tenant',
    title: 'Tenant rights: told to leave at once',
    daysAgo: 1,
    exchanges: [
      {
        question:
          'My landlord wants me out in three days. I pay rent every month and we have no written agreement. Can he do that?',
        answer: [
          '**No. Three days are not enough, and he cannot put you out himself.**',
          '',
          '- Without a written term, a home let by the month can be ended only with **fifteen days’ notice in writing** [1]. Your State’s rent law may protect you further and allow eviction on certain grounds only.',
          '- While the lease lasts you may live in the home undisturbed, as long as you pay the rent and keep your side of the agreement [2].',
          '- If you stay after a proper notice, the landlord has to go to court. Changing the locks or cutting off water or power is not a way around it.',
          '',
          '**What you can do now**',
          '',
          '1. Keep proof of every rent payment: bank entries, messages, receipts.',
          '2. Answer in writing that you have not been given a valid notice.',
          '3. If he threatens to throw you out by force, ask a civil court for an order that stops him, and call the police on **112** if there is violence.',
        ].join('\n'),
        citations: [
          provision(
            'tpa-106',
            'Section 106, Transfer of Property Act, 1882',
            transferOfProperty[0],
            '106',
            'Notice that ends a lease without a written term',
            transferOfProperty[1],
          ),
          provision(
            'tpa-108',
            'Section 108, Transfer of Property Act, 1882',
            transferOfProperty[0],
            '108',
            'Rights and duties of landlord and tenant',
            transferOfProperty[1],
          ),
        ],
      },
      {
        question: 'And my deposit of ₹60,000?',
        answer: [
          'The deposit is your money. He may keep only what you really owe: unpaid rent or bills, or damage beyond ordinary wear.',
          '',
          'Holding back more is a breach of the agreement, also of one made by word of mouth, and you can claim the loss it causes you [1]. Send a written demand with a date, say fifteen days. After that the civil court can order payment; the claim must as a rule be brought within three years.',
        ].join('\n'),
        citations: [
          provision(
            'contract-act-73',
            'Section 73, Indian Contract Act, 1872',
            contractAct[0],
            '73',
            'Compensation for a breach of contract',
            contractAct[1],
          ),
        ],
      },
    ],
  },
  {
    id: 'sample-workplace',
    title: 'Workplace discrimination: unequal pay',
    daysAgo: 3,
    exchanges: [
      {
        question: 'A man in my team does the same work and is paid more than me. Is that allowed?',
        answer: [
          '**No.** An employer may not pay people less because of their gender for the same work or work of a similar nature, nor prefer one gender when hiring for it [1]. The rule applies to private employers too, and has stood in the Code on Wages since 21 November 2025; before that it was the Equal Remuneration Act, 1976.',
          '',
          '| Step | What it is for |',
          '| --- | --- |',
          '| Write to HR | Ask for the reason of the difference, and keep the reply |',
          '| Collect facts | Job descriptions, offer letters, pay slips, reviews |',
          '| Claim | The authority under the Code decides wage claims and can add compensation [2] |',
          '',
          '> A difference that comes from skill, experience or seniority is not discrimination. That is what the employer will have to show.',
        ].join('\n'),
        citations: [
          provision(
            'wages-code-3',
            'Section 3, Code on Wages, 2019',
            wagesCode[0],
            '3',
            'No difference in wages because of gender',
            wagesCode[1],
          ),
          provision(
            'wages-code-45',
            'Section 45, Code on Wages, 2019',
            wagesCode[0],
            '45',
            'Claims and how they are decided',
            wagesCode[1],
          ),
        ],
      },
    ],
  },
  { id: 'sample-contract', title: 'Contract review', daysAgo: 7, exchanges: [] },
];

const dayMs = 86_400_000;

/** The chats with which every visit starts, as fresh copies. */
export function sampleChats(now = Date.now()): Chat[] {
  return samples.map(({ id, title, daysAgo, exchanges }) => {
    const at = new Date(now - daysAgo * dayMs).toISOString();
    const messages = exchanges.flatMap(({ question, answer, citations }, index) => [
      makeMessage({ id: `${id}-question-${index}`, role: 'user', content: question, at }),
      makeMessage({ id: `${id}-answer-${index}`, role: 'assistant', content: answer, citations, at }),
    ]);
    return makeChat({ id, origin: 'sample', title, updatedAt: at, messages });
  });
}
