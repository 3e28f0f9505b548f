import type { CitationDetail } from 'shared-contracts/calls/chat/types';
import type { Database } from '../../platform/database/database';

/**
 * The words of a section as the operator imported them, and when.
 * @param act the official title, without "The"
 * @param cited the number of the passage that an answer cites
 */
export async function officialWords(
  database: Database,
  act: string,
  number: string,
  cited?: number,
): Promise<Pick<CitationDetail, 'official' | 'retrievedAt'>> {
  if (act === '' || number === '') return {};
  const rows = await database.query<{ id: number; body: string; url: string | null; created_at: Date | string }>(
    `select passage.id, passage.body, passage.url, document.created_at
     from passage join document on document.id = passage.document_id
     where passage.number = $1 and lower(coalesce(passage.act, document.act)) = lower($2)
     order by document.created_at desc, passage.document_id, passage.position`,
    [number, act],
  );
  const [first] = rows;
  if (!first) return {};
  return {
    official: {
      passages: rows.map(({ id, body }) => ({ text: body, isCited: id === cited })),
      url: rows.find(({ url }) => url)?.url ?? '',
    },
    retrievedAt: new Date(first.created_at).toISOString(),
  };
}
