import type { FastifyInstance } from 'fastify';
import type { Conversation } from 'shared-contracts';
import { chatRoutes } from 'shared-contracts/calls/chat/routes';
import { chatSchemas } from 'shared-contracts/calls/chat/schemas';
import { dayInIndia } from 'shared-contracts/time/india';
import { authorise, authoriseUser } from '../accounts/authorise';
import { notFound, ProblemError } from '../platform/http/problem';
import { serveCalls } from '../platform/http/serve-calls';
import { principalKey } from '../platform/principal/principal';
import type { Chats } from './ask';
import {
  claimConversations,
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from './conversation-store';
import { importConversations } from './import-conversations';
import { keptTool } from '../answers/tools/answer-tool';
import { findOwnMessage, listMessages, setRating, setTool } from './message-store';
import { addReviewItem, removeThumbsDown } from './review-store';
import { countToolEvent } from '../tool-use/tool-use-store';
import { readShared, shareConversation, unshareConversation } from './share-store';

/** A person's own conversations; whose they are is checked in every statement. */
export function serveConversations(app: FastifyInstance, { platform, findCitations }: Chats): void {
  const { database } = platform;
  const today = (): string => dayInIndia(platform.now());
  const ownerOf = async (call: Parameters<typeof authorise>[0]): Promise<string> => {
    const principal = await authorise(call, 'keep own chats');
    const owner = principalKey(principal);
    if (principal.kind === 'visitor' && !principal.isNew) await claimConversations(database, owner);
    return owner;
  };

  async function existing(owner: string, id: string): Promise<Conversation> {
    const conversation = await findConversation(database, owner, id);
    if (!conversation) throw notFound('chat');
    return conversation;
  }

  serveCalls(
    app,
    platform.principals,
    chatRoutes,
    chatSchemas,
  )({
    async listConversations(call) {
      const { cursor = '', limit, search = '' } = call.query;
      return listConversations(database, await ownerOf(call), { cursor, limit, search });
    },
    async listMessages(call) {
      const { id } = await existing(await ownerOf(call), call.params.id);
      return listMessages(database, id, { cursor: call.query.cursor ?? '', limit: call.query.limit, today: today() });
    },
    async renameConversation(call) {
      const owner = await ownerOf(call);
      if (!(await renameConversation(database, owner, call.params.id, call.body.title))) throw notFound('chat');
      return existing(owner, call.params.id);
    },
    async deleteConversation(call) {
      if (!(await deleteConversation(database, await ownerOf(call), call.params.id, platform.now())))
        throw notFound('chat');
      return { ok: true };
    },
    async restoreConversation(call) {
      const owner = await ownerOf(call);
      if (!(await restoreConversation(database, owner, call.params.id))) throw notFound('chat');
      return existing(owner, call.params.id);
    },
    async importConversations(call) {
      const user = await authoriseUser(call, 'keep own chats');
      return {
        conversations: await importConversations(platform, findCitations, principalKey(user), call.body.conversations),
      };
    },
    async shareConversation(call) {
      const user = await authoriseUser(call, 'share own chats');
      const { id } = await existing(principalKey(user), call.params.id);
      const token = await shareConversation(database, principalKey(user), id, platform.now());
      if (!token)
        throw new ProblemError(
          409,
          'Only answers that were written here can be shared. Ask a question in this chat first.',
        );
      return { token };
    },
    async unshareConversation(call) {
      const user = await authoriseUser(call, 'share own chats');
      if (!(await unshareConversation(database, principalKey(user), call.params.id))) throw notFound('chat');
      return { ok: true };
    },
    async sharedConversation(call) {
      const shared = await readShared(database, call.params.token);
      if (!shared) throw notFound('shared chat');
      call.reply.header('x-robots-tag', 'noindex, nofollow');
      return shared;
    },
    async tellTool(call) {
      const message = await findOwnMessage(database, await ownerOf(call), call.params.id);
      if (!message?.keptTool) throw notFound('answer');
      const kept = { ...message.keptTool, filled: call.body.filled };
      const tool = keptTool(kept, today());
      if (!tool) throw notFound('tool');
      await setTool(database, message.id, kept);
      const step = tool.result ? 'done' : 'began';
      await countToolEvent(database, today(), { kind: 'tool', name: tool.id, step, place: 'chat' });
      return tool;
    },
    async rateMessage(call) {
      const message = await findOwnMessage(database, await ownerOf(call), call.params.id);
      if (!message || message.role !== 'assistant') throw notFound('answer');
      const { rating, reason = '' } = call.body;
      await setRating(database, message.id, rating);
      if (rating === 'down')
        await addReviewItem(database, {
          kind: 'thumbs-down',
          messageId: message.id,
          question: message.question,
          answer: message.content,
          reason,
          language: message.language,
          at: platform.now(),
        });
      else await removeThumbsDown(database, message.id);
      return { ok: true };
    },
  });
}
