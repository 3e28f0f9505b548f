import type { PersonalData } from '../accounts/personal-data';
import type { Database } from '../platform/database/database';

/** What the back office knows of a person: messages, lines of the bell, and traces in the audit trail, which stays without them. */
export function tracesOfPerson(database: Database): PersonalData {
  return {
    name: 'backOffice',
    export: (userId) =>
      database.query(
        `select c.name, c.message, c.created_at as "createdAt" from contact_message c join app_user u on u.email = c.email
         where u.id = $1 order by c.created_at`,
        [userId],
      ),
    async erase({ id, email }) {
      await database.query('delete from bell_item where about = $1', [id]);
      await database.query('delete from contact_message where lower(email) = $1', [email]);
      await database.together(async ({ query }) => {
        await query(`select set_config('audit.forgetting', 'on', true)`);
        await query(
          `update audit_entry set before = null, after = null,
             actor_id = case when actor_id = $1 then '' else actor_id end,
             address = case when actor_id = $1 then '' else address end,
             actor = case when actor_id = $1 then 'deleted account' else actor end,
             subject = case when position($2 in lower(subject)) > 0 or position($1 in subject) > 0 then 'deleted account' else subject end
           where actor_id = $1
              or position($2 in lower(subject || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))) > 0
              or position($1 in subject || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) > 0`,
          [id, email],
        );
      });
    },
  };
}
