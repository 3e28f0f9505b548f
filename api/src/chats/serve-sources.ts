import type { FastifyInstance } from 'fastify';
import { chatRoutes, messagePdfPath } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { language } from 'shared-contracts/calls/common';
import { authorise } from '../accounts/authorise';
import { citationDetail } from '../answers/citations/citation-detail';
import { createKnowledgeStore } from '../knowledge/knowledge-store';
import { attachmentHeaders } from '../platform/http/attachment-headers';
import { forbidden, notFound, ProblemError } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import { principalKey } from '../platform/principal/principal';
import { answerPdf } from './answer-pdf/answer-pdf';
import type { Chats } from './ask';
import { fileDetail } from '../answers/attached/own-files';
import { findOwnMessage } from './message-store';
import { titleOf } from './title';

/** What stands behind an answer: its sources, and the answer itself as a PDF. */
export function serveSources(app: FastifyInstance, { platform, allowance }: Chats): void {
  const { database, principals } = platform;
  const knowledge = createKnowledgeStore(database);
  serveCalls(
    app,
    principals,
    chatRoutes,
    chatSchemas,
  )({
    async citation(call) {
      const principal = await authorise(call, 'ask questions');
      const own = await fileDetail(database, principalKey(principal), call.params.id);
      if (own) return own;
      const { caseLawDetail } = await allowance.entitlements(principal);
      return citationDetail(
        { database, knowledge, caseDetails: caseLawDetail },
        call.params.id,
        call.query.language ?? 'en',
      );
    },
  });
  app.get<{ Params: { id: string } }>(decodeURIComponent(messagePdfPath(':id')), async (request, reply) => {
    const principal = await authorise({ principal: () => principals.of(request, reply) }, 'keep own chats');
    const message = await findOwnMessage(database, principalKey(principal), request.params.id);
    if (!message || message.role !== 'assistant') throw notFound('answer');
    if (message.imported)
      throw new ProblemError(
        409,
        'This answer was brought along from a browser. Ask again to get one that can be printed.',
      );
    const { pdfDownload } = await allowance.entitlements(principal);
    if (!pdfDownload) throw forbidden('Answers as PDF are part of the Legal Pro+ plan.');
    return reply
      .headers(attachmentHeaders(`${fileNameOf(message.question)}.pdf`, 'application/pdf'))
      .send(await answerPdf({ ...message, language: language.catch('en').parse(message.language) }));
  });
}

/** A file is found again by its question; what no system takes in a name is left out. */
const fileNameOf = (question: string): string => titleOf(question).replace(/[^\p{L}\p{M}\p{N} ]+/gu, '') || 'answer';
