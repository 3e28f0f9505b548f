import { randomUUID } from 'node:crypto';
import type { Citation, Conversation } from 'shared-contracts';
import type { importedConversation } from 'shared-contracts/schemas';
import type * as z from 'zod';
import type { CitationFinder } from '../answers/citations/find-citations';
import { ProblemError } from '../platform/http/problem';
import type { Platform } from '../platform/platform';
import { addConversation, findConversation } from './conversation-store';
import { addMessages } from './message-store';

type Imported = readonly z.output<typeof importedConversation>[];

/** Letters of imported chats that one account may keep: some two thousand long answers. */
const mostLetters = 5_000_000;

/** @throws ProblemError 413 when an account would keep more of imported chats than it may */
async function refuseTooMuch({ database }: Platform, owner: string, conversations: Imported): Promise<void> {
  const [row] = await database.query<{ letters: number }>(
    `select coalesce(sum(length(m.content)), 0)::int as letters
     from message m join conversation c on c.id = m.conversation_id where c.owner = $1 and m.imported`,
    [owner],
  );
  const coming = conversations.flatMap(({ messages }) => messages.map(({ content }) => content.length));
  if ((row?.letters ?? 0) + coming.reduce((sum, letters) => sum + letters, 0) > mostLetters)
    throw new ProblemError(413, 'You have brought along as many chats as can be kept. Delete some of them first.');
}

/** Keeps chats that were begun before signing in. Citations come as ids and are looked up, so that nobody can make a record say what it does not. */
export async function importConversations(
  platform: Platform,
  finder: CitationFinder,
  owner: string,
  conversations: Imported,
): Promise<Conversation[]> {
  await refuseTooMuch(platform, owner, conversations);
  const kept: Conversation[] = [];
  for (const { title, messages } of conversations) {
    const last = messages.at(-1)?.at;
    const known = await citationsById(
      finder,
      messages.flatMap(({ citations }) => citations),
    );
    const id = randomUUID();
    await platform.database.together(async (queries) => {
      await addConversation(queries, { id, owner, title, at: last ? new Date(last) : platform.now() });
      await addMessages(
        queries,
        id,
        messages.map(({ role, content, citations, at }) => ({
          role,
          content,
          language: 'en',
          citations: citations.flatMap((citation) => known.get(citation) ?? []),
          at: new Date(at),
          imported: true,
        })),
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
