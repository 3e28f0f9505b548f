import type { PersonalData } from '../accounts/personal-data';
import type { Database } from '../platform/database/database';

/** The chats of a person, for their export and for the deletion of their account. */
export function chatsOfPerson(database: Database): PersonalData {
  const owner = (userId: string) => `user:${userId}`;
  return {
    name: 'chats',
    export: (userId) =>
      database.query(
        `select c.title, c.created_at as "createdAt", c.updated_at as "updatedAt",
           coalesce((select jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content, 'rating', m.rating, 'at', m.created_at) order by m.position)
                     from message m where m.conversation_id = c.id), '[]') as messages
         from conversation c where c.owner = $1 and c.deleted_at is null order by c.created_at`,
        [owner(userId)],
      ),
    async erase({ id: userId }) {
      await database.query(
        `delete from review_item where message_id in
           (select m.id from message m join conversation c on c.id = m.conversation_id where c.owner = $1)`,
        [owner(userId)],
      );
      await database.query('delete from attachment where owner = $1', [owner(userId)]);
      await database.query('delete from conversation where owner = $1', [owner(userId)]);
    },
  };
}
