import type { FastifyBaseLogger } from 'fastify';
import type { AnswerEngine } from '../answers/engine';
import type { Notices } from '../platform/notices';
import { knowledgeChanged } from '../knowledge/knowledge-changed';

/**
 * An engine that forgets what it has read once another process has put other knowledge into the database, as the first one of a
 * rolling restart does. Answers that are being written end with what they began with.
 */
export function renewedEngine(notices: Notices, log: FastifyBaseLogger, make: () => AnswerEngine): AnswerEngine {
  let engine = make();
  notices.hear(knowledgeChanged, () => {
    engine = make();
    engine.warm().catch((error: unknown) => log.warn({ err: error }, 'the new knowledge was not read ahead'));
  });
  return { warm: () => engine.warm(), answer: (request) => engine.answer(request) };
}
