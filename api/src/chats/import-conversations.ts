import { randomUUID } from 'node:crypto';
import type { Citation, Conversation } from 'shared-contracts';
import type { importedConversation } from 'shared-contracts/schemas';
import type * as z from 'zod';
import type { CitationFinder } from '../answers/citations/find-citations';
import type { Platform } from '../platform/platform';
import { addConversation, findConversation } from './conversation-store';
import { addMessages } from './message-store';

/** Keeps chats that were begun before signing in. Citations come as ids and are looked up, so that nobody can make a record say what it does not. */
export async function importConversations(platform: Platform, finder: CitationFinder, owner: string, conversations: readonly z.output<typeof importedConversation>[]): Promise<Conversation[]> {
  const kept: Conversation[] = [];
  for (const { title, messages } of conversations) {
    const last = messages.at(-1)?.at;
    const known = await citationsById(finder, messages.flatMap(({ citations }) => citations));
    const id = randomUUID();
    await platform.database.together(async (queries) => {
      await addConversation(queries, { id, owner, title, at: last ? new Date(last) : platform.now() });
      await addMessages(
        queries,
        id,
        messages.map(({ role, content, citations, at }) => ({ role, content, language: 'en', citations: citations.flatMap((citation) => known.get(citation) ?? []), at: new Date(at) })),
      );
    });
    const conversation = await findConversation(platform.database, owner, id);
    if (conversation) kept.push(conversation);
  }
  return kept;
}

async function citationsById(finder: CitationFinder, ids: readonly string[]): Promise<Map<string, Citation>> {
  const found = await finder([...new Set(ids)]);
  return new Map(found.map((citation) => [citation.id, citation]));
}
