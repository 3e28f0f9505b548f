import { ServiceError } from 'shared-contracts/services/service-error';
import type { AdminService } from 'shared-contracts/services/services';
import { found, replaced } from './found';
import { sampleDashboard } from './samples/dashboard';
import { sampleMoney } from './samples/money';
import { sampleAudit, sampleBell, sampleMessages, sampleReviewItems, sampleToolUse } from './samples/insights';
import { pageOf } from './table';

type InsightCalls = Pick<
  AdminService,
  | 'dashboard'
  | 'money'
  | 'bell'
  | 'readBell'
  | 'toolUse'
  | 'listReviewItems'
  | 'closeReviewItem'
  | 'listContactMessages'
  | 'setContactMessageHandled'
  | 'listConsultations'
  | 'changeConsultation'
  | 'listAudit'
>;

export function createSimulatedInsights(today: string): InsightCalls {
  let bell = sampleBell(today);
  let reviewItems = sampleReviewItems(today);
  let messages = sampleMessages(today);

  return {
    dashboard: ({ query }) => Promise.resolve(sampleDashboard(query.period ?? 'thisMonth', today)),
    money: ({ query }) => Promise.resolve(sampleMoney(query.period ?? 'thisMonth', today)),
    bell: () => Promise.resolve({ items: bell, unread: bell.filter(({ read }) => !read).length }),
    readBell: () => {
      bell = bell.map((item) => ({ ...item, read: true }));
      return Promise.resolve({ ok: true });
    },
    toolUse: () => Promise.resolve({ rows: sampleToolUse }),
    listReviewItems: ({ query }) => {
      const { kind = 'all', status = 'open' } = query;
      const wanted = reviewItems.filter(
        (item) => (kind === 'all' || item.kind === kind) && (status === 'all' || item.status === status),
      );
      return Promise.resolve(pageOf(wanted, query, (item) => [item.question, item.note]));
    },
    closeReviewItem: async ({ params, body }) => {
      const item = { ...found(reviewItems, params.id), status: body.status, note: body.note ?? '' };
      reviewItems = replaced(reviewItems, item);
      return item;
    },
    listContactMessages: ({ query }) => {
      const { status = 'all' } = query;
      const wanted = messages.filter((message) => status === 'all' || message.handled === (status === 'handled'));
      return Promise.resolve(pageOf(wanted, query, (message) => [message.firstName, message.email, message.message]));
    },
    setContactMessageHandled: async ({ params, body }) => {
      const message = { ...found(messages, params.id), handled: body.handled };
      messages = replaced(messages, message);
      return message;
    },
    listConsultations: () => Promise.resolve({ rows: [], total: 0 }),
    changeConsultation: () => Promise.reject(new ServiceError('There is no such request.', 404)),
    listAudit: ({ query }) =>
      Promise.resolve(pageOf(sampleAudit(today), query, (entry) => [entry.actor, entry.action, entry.subject])),
  };
}
