import type { CompiledRecord, CompiledShortAnswer, Language } from 'knowledge';
import type { FoundRecord, PublishedAnswerRow, ShortAnswerRow } from 'shared-contracts/calls/admin/types';
import type { PublishedAnswer } from '../../knowledge/published/published-answers';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';

/** The kinds of records that short answers belong to. */
const KINDS = "('guide', 'provision', 'case', 'term')";
const SHOWN = 12;

type Answering = Extract<CompiledRecord, { shortAnswers: CompiledShortAnswer[] }>;

/** Records whose title or id holds the words, guides first. */
export function findRecords(database: Database, words: string): Promise<FoundRecord[]> {
  return database.query<FoundRecord>(
    `select id, kind, body ->> 'title' as title from knowledge_record
     where kind in ${KINDS} and lower(id || ' ' || (body ->> 'title') || ' ' || coalesce(body ->> 'label', '')) like $1
     order by id <> $2, kind <> 'guide', length(body ->> 'title'), id limit ${SHOWN}`,
    [likePattern(words), words.trim().toLowerCase()],
  );
}

/** The records of these ids, in their order. */
export async function foundRecords(database: Database, ids: readonly string[]): Promise<FoundRecord[]> {
  const rows = await database.query<FoundRecord>(
    `select id, kind, body ->> 'title' as title from knowledge_record where kind in ${KINDS} and id = any($1::text[])`,
    [ids],
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Whole records, as the checks read them. */
export async function wholeRecords(database: Database, ids: readonly string[]): Promise<CompiledRecord[]> {
  const rows = await database.query<{ body: CompiledRecord }>(
    'select body from knowledge_record where id = any($1::text[])',
    [ids],
  );
  return rows.map(({ body }) => body);
}

/** Short answers, other than the one of this id, that are asked for in one of these ways already. */
export async function answersAsked(
  database: Database,
  { record, id, asks }: PublishedAnswer,
): Promise<{ record: string; answer: CompiledShortAnswer }[]> {
  const rows = await database.query<{ record: string; answer: CompiledShortAnswer }>(
    `select record.id as record, answer from knowledge_record record, jsonb_array_elements(record.body -> 'shortAnswers') answer
     where jsonb_typeof(record.body -> 'shortAnswers') = 'array' and not (record.id = $1 and answer ->> 'id' = $2)
       and exists (select from jsonb_array_elements_text(answer -> 'asks') ask where lower(ask) = any($3::text[]))`,
    [record, id, Object.values(asks).flatMap((list) => list.map((ask) => ask.toLowerCase()))],
  );
  return rows;
}

/** What was published, the newest first. */
export async function listPublished(database: Database): Promise<PublishedAnswerRow[]> {
  const rows = await database.query<{
    body: PublishedAnswer;
    kind: FoundRecord['kind'] | null;
    title: string | null;
    known: CompiledShortAnswer | null;
    published_at: Date;
    published_by: string;
  }>(
    `select published.body, record.kind, record.body ->> 'title' as title, published_at, published_by,
       (select answer from jsonb_array_elements(record.body -> 'shortAnswers') answer where answer ->> 'id' = answer_id limit 1) as known
     from published_answer published left join knowledge_record record on record.id = record_id
     order by published_at desc, record_id, answer_id`,
  );
  return rows.map(({ body, kind, title, known, published_at, published_by }) => ({
    ...withoutInherited(body),
    kind: kind ?? 'guide',
    title: title ?? body.record,
    publishedAt: published_at.toISOString(),
    publishedBy: published_by,
    takenIn: known !== null && saysTheSame(body, known),
  }));
}

/** What was published, whole, in the order of the records. */
export async function publishedAnswers(database: Database): Promise<PublishedAnswer[]> {
  const rows = await database.query<{ body: PublishedAnswer }>(
    'select body from published_answer order by record_id, answer_id',
  );
  return rows.map(({ body }) => body);
}

/** The short answers of a record as they count now; those that were published come first. */
export async function shortAnswersOfRecord(database: Database, record: Answering): Promise<ShortAnswerRow[]> {
  const published = (await publishedAnswers(database)).filter((answer) => answer.record === record.id);
  return [
    ...published.map((answer) => ({ ...withoutInherited(answer), published: true })),
    ...record.shortAnswers
      .filter(({ id }) => !published.some((answer) => answer.id === id))
      .map((answer) => ({ ...draftOf(record.id, answer), published: false })),
  ];
}

/** What of a short answer nobody types but what follows from the one that it corrects. */
export function inheritedFrom(record: Answering, id: string): Pick<PublishedAnswer, 'when' | 'more'> {
  const { when, more } = record.shortAnswers.find((answer) => answer.id === id) ?? {};
  return { ...(when && { when }), ...(more && { more }) };
}

export const isAnswering = (record: CompiledRecord | undefined): record is Answering =>
  record !== undefined && 'shortAnswers' in record;

const SCRIPTS: readonly (readonly [Exclude<Language, 'en'>, RegExp])[] = [
  ['ta', /\p{Script=Tamil}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['kn', /\p{Script=Kannada}/u],
];

/** A compiled short answer keeps the ways of asking of all languages together; their scripts tell them apart. */
function draftOf(record: string, { id, asks, text, law }: CompiledShortAnswer): Omit<ShortAnswerRow, 'published'> {
  const languageOf = (ask: string): Language => SCRIPTS.find(([, script]) => script.test(ask))?.[0] ?? 'en';
  const of = (language: Language): string[] => asks.filter((ask) => languageOf(ask) === language).slice(0, 12);
  return {
    record,
    id,
    asks: { en: of('en'), ta: of('ta'), hi: of('hi'), kn: of('kn') },
    answer: { en: text.en, ta: text.ta ?? '', hi: text.hi ?? '', kn: text.kn ?? '' },
    law: law.slice(0, 8),
  };
}

function withoutInherited({ when: _when, more: _more, ...draft }: PublishedAnswer) {
  return draft;
}

function saysTheSame({ answer }: PublishedAnswer, { text }: CompiledShortAnswer): boolean {
  return (['en', 'ta', 'hi', 'kn'] as const).every((language) => (text[language] ?? '').trim() === answer[language]);
}
