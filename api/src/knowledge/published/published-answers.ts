import type { CompiledShortAnswer, Conditions, GuidePart } from 'knowledge';
import type { ShortAnswerDraft } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';

/** A short answer that was written in the back office, with what it keeps of the one that it corrects. */
export interface PublishedAnswer extends ShortAnswerDraft {
  readonly when?: Conditions | undefined;
  readonly more?: GuidePart | undefined;
}

/** The published short answers, ready to be compared with questions. */
export interface PublishedSet {
  /** By the id of their record. */
  readonly byRecord: ReadonlyMap<string, readonly CompiledShortAnswer[]>;
}

/** What was published, as every process of this database answers with it. */
export interface PublishedAnswers {
  /** @param draft one that is not published yet, in its place among the others */
  read(draft?: PublishedAnswer): Promise<PublishedSet>;
}

const none: PublishedSet = { byRecord: new Map() };
const REVISION = 'published';

/** The form in which the knowledge base holds a short answer. */
export function compiledAnswer({ id, asks, answer, law, when, more }: PublishedAnswer): CompiledShortAnswer {
  const { en, ...others } = answer;
  return {
    id,
    asks: Object.values(asks).flat(),
    text: { en, ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== '')) },
    law: [...law],
    ...(when && { when }),
    ...(more && { more }),
  };
}

/** Reads them anew whenever any process has published: a question costs one small look at the revision. */
export function createPublishedAnswers(database: Database): PublishedAnswers {
  let revision: string | undefined;
  let set = none;
  const current = async (): Promise<PublishedSet> => {
    const [row] = await database.query<{ value: string }>('select value from knowledge_state where name = $1', [
      REVISION,
    ]);
    if (row?.value !== revision) {
      const rows = await database.query<{ body: PublishedAnswer }>('select body from published_answer');
      set = setOf(rows.map(({ body }) => body));
      revision = row?.value;
    }
    return set;
  };
  return {
    async read(draft) {
      const published = await current();
      return draft ? withAnswer(published, draft) : published;
    },
  };
}

function setOf(answers: readonly PublishedAnswer[]): PublishedSet {
  return answers.reduce(withAnswer, none);
}

function withAnswer({ byRecord }: PublishedSet, answer: PublishedAnswer): PublishedSet {
  const others = (byRecord.get(answer.record) ?? []).filter(({ id }) => id !== answer.id);
  return { byRecord: new Map([...byRecord, [answer.record, [compiledAnswer(answer), ...others]]]) };
}

/** Puts an answer in the place of any of its id, for every process from its next question on. */
export async function publishAnswer(
  database: Database,
  answer: PublishedAnswer,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await database.together(async ({ query }) => {
    await query(
      `insert into published_answer (record_id, answer_id, body, published_at, published_by) values ($1, $2, $3::jsonb, $4, $5)
       on conflict (record_id, answer_id) do update
       set body = excluded.body, published_at = excluded.published_at, published_by = excluded.published_by`,
      [answer.record, answer.id, JSON.stringify(answer), at.toISOString(), by],
    );
    await query(nextRevision, [REVISION]);
  });
}

/** Takes an answer out of use; false where there is none of this id. */
export function withdrawAnswer(database: Database, record: string, id: string): Promise<boolean> {
  return database.together(async ({ query }) => {
    const gone = await query(
      'delete from published_answer where record_id = $1 and answer_id = $2 returning record_id',
      [record, id],
    );
    await query(nextRevision, [REVISION]);
    return gone.length > 0;
  });
}

const nextRevision = `insert into knowledge_state (name, value) values ($1, '1')
  on conflict (name) do update set value = (knowledge_state.value::bigint + 1)::text`;
