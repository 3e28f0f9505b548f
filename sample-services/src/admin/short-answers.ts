import type { FoundRecord, PublishedAnswerRow, ShortAnswerDraft } from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { ServiceError } from 'shared-contracts/services/service-error';

type ShortAnswerCalls = Pick<
  AdminService,
  | 'findRecords'
  | 'listShortAnswers'
  | 'tryShortAnswer'
  | 'publishShortAnswer'
  | 'listPublishedAnswers'
  | 'withdrawShortAnswer'
>;

const records: readonly FoundRecord[] = [
  { id: 'deposit-not-returned', kind: 'guide', title: 'The landlord does not return the deposit' },
  { id: 'fir-refused', kind: 'guide', title: 'The police refuse to register an FIR' },
  { id: 'tpa-108', kind: 'provision', title: 'Rights and liabilities of lessor and lessee' },
];
const SHORTEST = 6;

/** Short answers that are kept in the page alone; nothing answers with them. */
export function createSimulatedShortAnswers(): ShortAnswerCalls {
  let published: PublishedAnswerRow[] = [];
  const recordOf = (id: string): FoundRecord => {
    const record = records.find((one) => one.id === id);
    if (!record) throw new ServiceError('There is no such record.', 404);
    return record;
  };
  const isSame = (row: ShortAnswerDraft, { record, id }: Pick<ShortAnswerDraft, 'record' | 'id'>): boolean =>
    row.record === record && row.id === id;
  return {
    findRecords: ({ query }) =>
      Promise.resolve({
        records: records.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(query.q.toLowerCase())),
      }),
    listShortAnswers: async ({ query }) => ({
      record: recordOf(query.record),
      answers: published
        .filter(({ record }) => record === query.record)
        .map(({ record, id, asks, answer, law }) => ({ record, id, asks, answer, law, published: true })),
    }),
    tryShortAnswer: ({ body: { draft, language = 'en' } }) =>
      Promise.resolve({
        problems: draft ? problemsOf(draft) : [],
        markdown: draft?.answer[language] ?? 'I do not know the answer to this question.',
        language,
        answered: draft !== null,
        citations: [],
        subjects: [],
        opens: draft !== null,
      }),
    async publishShortAnswer({ body: { draft } }) {
      const [problem] = problemsOf(draft);
      if (problem) throw new ServiceError(problem, 422);
      const row: PublishedAnswerRow = {
        ...draft,
        kind: recordOf(draft.record).kind,
        title: recordOf(draft.record).title,
        publishedAt: new Date().toISOString(),
        publishedBy: 'admin@example.com',
        takenIn: false,
      };
      published = [row, ...published.filter((one) => !isSame(one, draft))];
      return row;
    },
    listPublishedAnswers: () => Promise.resolve({ rows: published }),
    withdrawShortAnswer: async ({ params }) => {
      published = published.filter((one) => !isSame(one, params));
      return { ok: true };
    },
  };
}

function problemsOf({ asks, answer }: ShortAnswerDraft): string[] {
  const words = answer.en.split(/\s+/).filter((word) => word !== '').length;
  return [
    ...(asks.en.length < 3 ? ['asks: give three ways of asking at least.'] : []),
    ...(words < SHORTEST ? [`The answer has ${words} words; a short answer has 6 to 75.`] : []),
  ];
}
