import type { AnswerQuality } from 'shared-contracts';
import type { Database } from '../../platform/database/database';

const days = 30;
const subjectsShown = 8;
const recent = `created_at > $1::timestamptz - interval '${days} days'`;

/** How answers did in the thirty days before `now`: counts alone, nobody's words. */
export async function answerQuality(database: Database, now: Date): Promise<AnswerQuality> {
  const at = [now.toISOString()];
  const byLanguage = await database.query<AnswerQuality['byLanguage'][number]>(
    `select language, answers, coalesce(open.unanswered, 0)::int as unanswered, up, down
     from (select language, count(*)::int as answers, (count(*) filter (where rating = 'up'))::int as up,
         (count(*) filter (where rating = 'down'))::int as down
       from message where role = 'assistant' and ${recent} group by language) given
     left join (select language, count(*)::int as unanswered from review_item
       where kind = 'unanswered' and asked_at > $1::timestamptz - interval '${days} days' group by language) open using (language)
     order by answers desc, language`,
    at,
  );
  const bySubject = await database.query<AnswerQuality['bySubject'][number]>(
    `select coalesce(record.body ->> 'title', given.subject) as subject, answers, up, down
     from (select subjects ->> 0 as subject, count(*)::int as answers,
         (count(*) filter (where rating = 'up'))::int as up, (count(*) filter (where rating = 'down'))::int as down
       from message where role = 'assistant' and subjects ->> 0 is not null and ${recent} group by 1) given
     left join knowledge_record record on record.id = given.subject
     order by down desc, answers desc, subject limit ${subjectsShown}`,
    at,
  );
  const [open] = await database.query<{ unanswered: number }>(
    `select count(*)::int as unanswered from review_item
     where kind = 'unanswered' and asked_at > $1::timestamptz - interval '${days} days'`,
    at,
  );
  return {
    answers: byLanguage.reduce((sum, { answers }) => sum + answers, 0),
    unanswered: open?.unanswered ?? 0,
    byLanguage,
    bySubject,
  };
}
