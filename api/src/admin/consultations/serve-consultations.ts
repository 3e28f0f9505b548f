import type { FastifyInstance } from 'fastify';
import { changeMail } from '../../consultations/consultation-letters';
import { changeConsultation, listConsultations } from '../../consultations/consultation-store';
import { likePattern } from '../../platform/database/like-pattern';
import { notFound } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';

/** Requests for a call with a lawyer: seen, assigned, answered; the person learns of each step by mail. */
export function serveConsultations(scope: FastifyInstance, platform: Platform): void {
  serveAdminCalls(scope, platform, {
    listConsultations: ({ query }) =>
      listConsultations(platform.database, {
        search: likePattern(query.search),
        status: query.status,
        offset: (query.page - 1) * query.pageSize,
        limit: query.pageSize,
      }),
    async changeConsultation(call) {
      const request = await changeConsultation(platform.database, call.params.id, call.body);
      if (!request) throw notFound('request');
      const mail = changeMail(request);
      if (mail) await platform.mail.send(mail);
      await audit(platform, call, {
        action: `consultation.${request.status}`,
        subject: request.email,
        after: { assignedTo: request.assignedTo },
      });
      return request;
    },
  });
}
