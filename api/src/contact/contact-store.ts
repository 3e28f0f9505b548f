import type { Database } from '../platform/database/database';
import type { ContactBody } from './contact-message';

/** Keeps a message of the contact form. */
export async function keepContactMessage(database: Database, message: ContactBody): Promise<void> {
  await database.query('insert into contact_message (name, email, message) values ($1, $2, $3)', [
    message.firstName,
    message.email,
    message.message,
  ]);
}
