import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { answerQuality } from './answer-quality';
import { closeReviewItem, listReviewItems } from './review-list';

/** Questions that found no answer and answers that were rated down, to be worked through. */
export function serveReview(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    listReviewItems: async ({ query }) => ({
      ...(await listReviewItems(platform.database, query)),
      quality: await answerQuality(platform.database, platform.now()),
    }),
    async closeReviewItem(call) {
      const item = await closeReviewItem(platform.database, call.params.id, call.body);
      if (!item) throw notFound('question');
      await audit(platform, call, {
        action: `review.${item.status}`,
        subject: item.question.slice(0, 120),
        after: call.body,
      });
      return item;
    },
  });
}
