import type { PersonalData } from '../accounts/personal-data';
import type { Database } from '../platform/database/database';

/** The consultations that a person asked for. */
export const consultationsOfPerson = (database: Database): PersonalData => ({
  name: 'consultations',
  export: (userId) =>
    database.query(
      `select question, note, phone, wanted_at as "wantedAt", status, reply, created_at as "askedAt"
       from consultation where user_id = $1 order by created_at`,
      [userId],
    ),
  async erase(userId) {
    await database.query('delete from consultation where user_id = $1', [userId]);
  },
});
