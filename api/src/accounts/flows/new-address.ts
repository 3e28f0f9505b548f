import { write } from '../../mails/postbox';
import type { Accounts } from '../context';
import { endSessions, userById } from '../user-store';

interface Known {
  readonly id: string;
  readonly email: string;
}

/** Tells a person whose address was changed for them, at the old one and at the new one, and signs them out: codes go to the new one from now on. */
export async function tellOfNewAddress(
  { db, platform }: Accounts,
  { id, email }: Known,
  changed: string,
): Promise<void> {
  const user = await userById(db, id);
  if (!user) return;
  await endSessions(db, id);
  for (const address of [email, changed])
    await write(platform, { ...user, email: address }, (letters) => letters.addressChanged({ email: changed }));
}
