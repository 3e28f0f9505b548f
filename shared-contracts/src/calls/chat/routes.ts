import { routeTable } from '../call';
import type { chatSchemas } from './schemas';

export const chatRoutes = routeTable<typeof chatSchemas>()({
  ask: ['POST', '/api/chat'],
  usage: ['GET', '/api/usage'],
  citation: ['GET', '/api/citations/:id'],
  listConversations: ['GET', '/api/conversations'],
  listMessages: ['GET', '/api/conversations/:id/messages'],
  renameConversation: ['PATCH', '/api/conversations/:id'],
  deleteConversation: ['DELETE', '/api/conversations/:id'],
  restoreConversation: ['POST', '/api/conversations/:id/restore'],
  importConversations: ['POST', '/api/conversations/import'],
  shareConversation: ['POST', '/api/conversations/:id/share'],
  unshareConversation: ['DELETE', '/api/conversations/:id/share'],
  sharedConversation: ['GET', '/api/shared/:token'],
  rateMessage: ['PUT', '/api/messages/:id/rating'],
  tellTool: ['PUT', '/api/messages/:id/tool'],
  attach: ['POST', '/api/attachments'],
  removeAttachment: ['DELETE', '/api/attachments/:id'],
  askForConsultation: ['POST', '/api/consultations'],
});

/** Header of a streamed answer: the id of its conversation, known before the answer is there. */
export const conversationHeader = 'x-conversation-id';

/** The PDF of an answer, for people whose plan includes it. */
export const messagePdfPath = (messageId: string): string => `/api/messages/${encodeURIComponent(messageId)}/pdf`;
