import { hashPassword } from 'better-auth/crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminUser } from 'shared-contracts';
import { adminDownloads } from 'shared-contracts';
import { usersCsv } from 'shared-contracts/calls/admin/exports';
import { mayWorkIn } from 'shared-contracts/calls/admin/rights';
import { usersQuery } from 'shared-contracts/schemas';
import type { Accounts } from '../../accounts/context';
import { changePassword, sendResetCode } from '../../accounts/flows/password';
import { tellOfNewAddress } from '../../accounts/flows/new-address';
import { refusePassword } from '../../accounts/passwords/password-rules';
import { createUser, endSessions, nameFromEmail } from '../../accounts/user-store';
import { forbidden, notFound, refused } from '../../platform/http/problem';
import { parsePart } from '../../platform/http/parse-part';
import type { Platform } from '../../platform/platform';
import { serveAdminCalls } from '../admin-call';
import { audit } from '../audit/audit';
import { attachmentHeaders } from '../../platform/http/attachment-headers';
import { administrator } from '../guard';
import { pathOf } from '../path-of';
import type { Undo } from '../undo/undo';
import { resetLostSecondStep } from './reset-second-step';
import { userDetail } from './user-detail';
import {
  eachUser,
  findUser,
  isEmailTaken,
  listUsers,
  saveUser,
  setStaffRole,
  setUsersActive,
  userTypeOf,
  type UserFilter,
} from './user-store';

const undoKind = 'users.active';

export interface UsersOptions {
  readonly undo: Undo;
  readonly accounts: Accounts;
}

/** The people with an account. */
export function serveUsers(scope: FastifyInstance, platform: Platform, { undo, accounts }: UsersOptions): void {
  const { database } = platform;

  undo.add(undoKind, async (payload) => {
    const { ids, active } = payload as { ids: string[]; active: boolean };
    await setUsersActive(database, ids, active);
  });

  async function existing(id: string): Promise<AdminUser> {
    const user = await findUser(database, id);
    if (!user) throw notFound('user');
    return user;
  }

  /** Whoever may change the account of somebody of the house could take its rights. */
  async function refuseStaff(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    user: AdminUser,
  ): Promise<void> {
    const { staffRole } = await administrator(platform, request, reply);
    if (user.role === 'Admin' && !mayWorkIn(staffRole, 'staff'))
      throw forbidden('Only an owner may change the account of somebody of the house.');
  }

  serveAdminCalls(scope, platform, {
    listUsers: ({ query }) => listUsers(database, query),
    getUser: async ({ params }) => userDetail(accounts, await existing(params.id)),
    async createUser(call) {
      const { password, ...fields } = call.body;
      refuseWeak(password, fields.email);
      if (fields.role === 'Admin') throw refused({ role: 'An administrator cannot be created here.' });
      const created = await createUser(
        database.db,
        {
          name: fields.name || nameFromEmail(fields.email),
          email: fields.email,
          emailVerified: true,
          role: fields.role === 'Lawyer' ? 'lawyer' : 'customer',
          userType: userTypeOf(fields.role),
        },
        password === '' ? null : await hashPassword(password),
      );
      if (!created) throw refused({ email: 'Another user has this e-mail address.' });
      await saveUser(database, created.id, { ...fields, name: created.name });
      const user = await existing(created.id);
      await audit(platform, call, { action: 'user.create', subject: user.email, after: user });
      return user;
    },
    async updateUser(call) {
      const { password, ...fields } = call.body;
      const before = await existing(call.params.id);
      await refuseStaff(call, before);
      refuseWayIn(before, { email: fields.email, password });
      refuseWeak(password, fields.email);
      if (fields.role === 'Admin' && before.role !== 'Admin')
        throw refused({ role: 'Nobody can be made an administrator here.' });
      if (await isEmailTaken(database, fields.email, before.id))
        throw refused({ email: 'Another user has this e-mail address.' });
      await saveUser(database, before.id, { ...fields, name: fields.name || before.name });
      if (fields.email !== before.email) await tellOfNewAddress(accounts, before, fields.email);
      if (password !== '') await changePassword(accounts, before.id, password);
      const after = await existing(before.id);
      await audit(platform, call, {
        action: 'user.update',
        subject: after.email,
        before,
        after: { ...after, password },
      });
      return after;
    },
    async setStaffRole(call) {
      const before = await existing(call.params.id);
      const staffRole = call.body.staffRole === 'none' ? null : call.body.staffRole;
      if (!(await setStaffRole(database, before.id, staffRole)))
        throw refused({ staffRole: 'Somebody has to own everything: make another person an owner first.' });
      await endSessions(database.db, before.id);
      const after = await existing(before.id);
      await audit(platform, call, {
        action: 'user.staff-role',
        subject: after.email,
        before: { staffRole: before.staffRole },
        after: { staffRole: after.staffRole },
      });
      return after;
    },
    async setUserActive(call) {
      const before = await existing(call.params.id);
      if (before.role === 'Admin' && !call.body.active)
        throw refused({ active: 'An administrator cannot be switched off.' });
      await setUsersActive(database, [before.id], call.body.active);
      const after = await existing(before.id);
      await audit(platform, call, {
        action: 'user.active',
        subject: after.email,
        before: { active: before.active },
        after: { active: after.active },
      });
      return after;
    },
    async bulkUsers(call) {
      const { userId } = await administrator(platform, call.request, call.reply);
      const active = call.body.action === 'activate';
      const ids = await setUsersActive(database, call.body.ids, active);
      await audit(platform, call, {
        action: `users.${call.body.action}`,
        subject: `${ids.length} users`,
        after: { ids },
      });
      return { ok: true, undo: ids.length === 0 ? null : await undo.offer(undoKind, { ids, active: !active }, userId) };
    },
    async resetUserPassword(call) {
      const user = await existing(call.params.id);
      await refuseStaff(call, user);
      await sendResetCode(accounts, user.email);
      await endSessions(database.db, user.id);
      await audit(platform, call, { action: 'user.reset-password', subject: user.email });
      return { ok: true };
    },
    async resetSecondStep(call) {
      await resetLostSecondStep(accounts, call);
      return { ok: true };
    },
  });

  scope.get(pathOf(adminDownloads.users({ search: '', status: '', role: '' })), async (request, reply) => {
    const filter = parsePart(usersQuery, request.query, 'query') as UserFilter;
    const users: AdminUser[] = [];
    for await (const user of eachUser(database, filter)) users.push(user);
    return reply.headers(attachmentHeaders('users.csv', 'text/csv; charset=utf-8')).send(usersCsv(users));
  });
}

/**
 * Whoever sets the password of an administrator, or has their codes sent elsewhere, signs in as them: a password is set with a code from a
 * mail alone, and the address stays as long as somebody has rights in the house.
 */
function refuseWayIn(
  before: AdminUser,
  { email, password }: { readonly email: string; readonly password: string },
): void {
  if (before.role !== 'Admin') return;
  if (password !== '')
    throw refused({ password: 'Only administrators set their own password: have a code sent by "Reset Password".' });
  if (email !== before.email)
    throw refused({ email: 'The address of an administrator stays: take their role away before you change it.' });
}

function refuseWeak(password: string, email: string): void {
  const refusal = password === '' ? null : refusePassword(password, email);
  if (refusal) throw refused({ password: refusal });
}
