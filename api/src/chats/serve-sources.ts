import type { FastifyInstance } from 'fastify';
import { chatRoutes, messagePdfPath } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { language } from 'shared-contracts/calls/common';
import { authorise } from '../accounts/authorise';
import { citationDetail } from '../answers/citations/citation-detail';
import { createKnowledgeStore } from '../knowledge/knowledge-store';
import { forbidden, notFound } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import { principalKey } from '../platform/principal/principal';
import { answerPdf } from './answer-pdf/answer-pdf';
import type { Chats } from './ask';
import { findOwnMessage } from './message-store';

/** What stands behind an answer: its sources, and the answer itself as a PDF. */
export function serveSources(app: FastifyInstance, { platform, allowance }: Chats): void {
  const { database, principals } = platform;
  const knowledge = createKnowledgeStore(database);
  serveCalls(app, principals, chatRoutes, chatSchemas)({
    async citation(call) {
      const principal = await authorise(call, 'ask questions');
      const { caseLawDetail } = await allowance.entitlements(principal);
      return citationDetail({ database, knowledge, caseDetails: caseLawDetail }, call.params.id, call.query.language ?? 'en');
    },
  });
  app.get<{ Params: { id: string } }>(decodeURIComponent(messagePdfPath(':id')), async (request, reply) => {
    const principal = await authorise({ principal: () => principals.of(request, reply) }, 'keep own chats');
    const message = await findOwnMessage(database, principalKey(principal), request.params.id);
    if (!message || message.role !== 'assistant') throw notFound('answer');
    const { pdfDownload } = await allowance.entitlements(principal);
    if (!pdfDownload) throw forbidden('Answers as PDF are part of the Legal Pro+ plan.');
    return reply.type('application/pdf').header('content-disposition', 'attachment; filename="answer.pdf"').send(await answerPdf({ ...message, language: language.catch('en').parse(message.language) }));
  });
}
