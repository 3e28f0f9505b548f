import type { Profile, SessionUser } from 'shared-contracts';
import { currentPlan } from '../../billing/subscriptions/current-plan';
import type { Accounts } from '../context';
import { mustEnrol } from '../second-step/enrolment';
import type { UserRow } from '../tables';
import { passwordHashOf } from '../user-store';

/** The signed-in person as every screen may know them. */
export async function sessionUser(accounts: Accounts, user: UserRow): Promise<SessionUser> {
  const { db, platform } = accounts;
  const plan = await currentPlan(db, user.id, platform.now());
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    ...(user.staffRole ? { staffRole: user.staffRole } : {}),
    profileComplete: user.role === 'admin' || user.userType !== null,
    plan: { slug: plan.slug, name: plan.name },
    language: user.language,
    ...((await mustEnrol(accounts, user)) ? { mustEnrol: true } : {}),
  };
}

/** The person's own profile. */
export async function profileOf({ db }: Accounts, user: UserRow): Promise<Profile> {
  return {
    name: user.name,
    email: user.email,
    userType: user.userType,
    countryCode: user.countryCode,
    phone: user.phone || null,
    address: user.address,
    stateCode: user.stateCode,
    gstin: user.gstin,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    hasPassword: (await passwordHashOf(db, user.id)) !== null,
  };
}
