import type { FastifyInstance } from 'fastify';
import { bundleOf, checkDraftedAnswer, citedIds } from 'knowledge';
import { adminDownloads } from 'shared-contracts';
import type { ShortAnswerDraft } from 'shared-contracts/calls/admin/types';
import type { AnswerEngine } from '../../answers/engine';
import { publishAnswer, withdrawAnswer, type PublishedAnswer } from '../../knowledge/published/published-answers';
import type { Database } from '../../platform/database/database';
import { notFound, ProblemError } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { attachmentHeaders } from '../../platform/http/attachment-headers';
import { administrator } from '../guard';
import { closeReviewItem } from '../review/review-list';
import {
  answersAsked,
  findRecords,
  foundRecords,
  inheritedFrom,
  isAnswering,
  listPublished,
  publishedAnswers,
  shortAnswersOfRecord,
  wholeRecords,
} from './answer-store';

/** Writing, trying and publishing short answers, which count in every process from its next question on. */
export function serveShortAnswers(scope: FastifyInstance, platform: Platform, engine: AnswerEngine): void {
  const { database } = platform;
  serveAdminCalls(scope, platform, {
    findRecords: async ({ query }) => ({ records: query.q === '' ? [] : await findRecords(database, query.q) }),
    async listShortAnswers({ query }) {
      const [record] = await wholeRecords(database, [query.record]);
      const [shown] = await foundRecords(database, [query.record]);
      if (!isAnswering(record) || !shown) throw notFound('record');
      return { record: shown, answers: await shortAnswersOfRecord(database, record) };
    },
    async tryShortAnswer({ body: { question, language, draft } }) {
      const whole = draft && (await withInherited(database, draft));
      const answer = await engine.answer({
        question,
        ...(language && { language }),
        ...(whole && { draft: whole }),
      });
      const { openedBy, outcome, markdown, citations } = answer;
      const isOpened = openedBy && (await isPublishedOr(database, whole, openedBy));
      return {
        problems: whole ? await problemsOf(database, whole) : [],
        markdown,
        language: answer.language,
        answered: outcome === 'answered' || outcome === 'danger',
        citations: citations.map(({ id, label }) => ({ id, label })),
        subjects: await foundRecords(database, answer.subjects),
        opens: isOpened ?? false,
      };
    },
    async publishShortAnswer(call) {
      const { draft, reviewItem } = call.body;
      const whole = await withInherited(database, draft);
      const problems = await problemsOf(database, whole);
      if (problems.length > 0) throw new ProblemError(422, problems.join(' '), { problems });
      const before = (await publishedAnswers(database)).find(
        ({ record, id }) => record === draft.record && id === draft.id,
      );
      const { email } = await administrator(platform, call.request, call.reply);
      await publishAnswer(database, whole, { by: email, at: platform.now() });
      if (reviewItem)
        await closeReviewItem(database, reviewItem, {
          status: 'done',
          note: `Answered by ${draft.record}/${draft.id}.`,
        });
      await audit(platform, call, { action: 'answer.publish', subject: nameOf(draft), before, after: draft });
      const row = (await listPublished(database)).find(({ record, id }) => record === draft.record && id === draft.id);
      if (!row) throw notFound('answer');
      return row;
    },
    listPublishedAnswers: async () => ({ rows: await listPublished(database) }),
    async withdrawShortAnswer(call) {
      const { record, id } = call.params;
      const before = (await publishedAnswers(database)).find((one) => one.record === record && one.id === id);
      if (!(await withdrawAnswer(database, record, id))) throw notFound('answer');
      await audit(platform, call, { action: 'answer.withdraw', subject: nameOf(call.params), before });
      return { ok: true };
    },
  });
  scope.get(adminDownloads.publishedAnswers(), async (_request, reply) => {
    const headers = attachmentHeaders('published-answers.yaml', 'application/yaml; charset=utf-8');
    return reply.headers(headers).send(bundleOf(await publishedAnswers(database)));
  });
}

const nameOf = ({ record, id }: { readonly record: string; readonly id: string }): string => `${record}/${id}`;

async function withInherited(database: Database, draft: ShortAnswerDraft): Promise<PublishedAnswer> {
  const [record] = await wholeRecords(database, [draft.record]);
  return { ...draft, ...(isAnswering(record) ? inheritedFrom(record, draft.id) : {}) };
}

async function problemsOf(database: Database, draft: PublishedAnswer): Promise<string[]> {
  const cited = Object.values(draft.answer).flatMap(citedIds);
  const records = await wholeRecords(database, [draft.record, ...draft.law, ...cited]);
  const published = (await publishedAnswers(database)).filter(
    ({ record, id }) => record !== draft.record || id !== draft.id,
  );
  const asks = new Set(
    Object.values(draft.asks)
      .flat()
      .map((ask) => ask.toLowerCase()),
  );
  const taken = published.flatMap((other) =>
    Object.values(other.asks)
      .flat()
      .filter((ask) => asks.has(ask.toLowerCase()))
      .map((ask) => `"${ask}" is asked for ${nameOf(other)} already.`),
  );
  return [...checkDraftedAnswer(draft, records, await answersAsked(database, draft)), ...taken];
}

async function isPublishedOr(
  database: Database,
  draft: PublishedAnswer | null,
  opened: { readonly record: string; readonly id: string },
): Promise<boolean> {
  const candidates = draft ? [draft] : await publishedAnswers(database);
  return candidates.some(({ record, id }) => record === opened.record && id === opened.id);
}
