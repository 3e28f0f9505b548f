import { eq } from 'drizzle-orm';
import { users, type UserRow } from '../../accounts/tables';
import { hasOwnName } from '../../accounts/user-store';
import type { Db } from '../../platform/database/database';

/** Fills the gaps of a profile with what a person types at checkout, so that they need not type it again. */
export async function rememberBuyer(
  tx: Db,
  user: UserRow,
  typed: { name: string; address: string; stateCode: string; gstin: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      name: hasOwnName(user) || typed.name === user.email ? user.name : typed.name,
      address: user.address || typed.address,
      stateCode: user.stateCode || typed.stateCode,
      gstin: user.gstin || typed.gstin,
    })
    .where(eq(users.id, user.id));
}
