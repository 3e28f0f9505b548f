import type { AdminUser, UserBody } from 'shared-contracts/calls/admin/types';
import type { AdminService } from 'shared-contracts/services/services';
import { found, replaced } from './found';
import { logSaved } from './log';
import { sampleUsers } from './samples/users';
import { pageOf, searchRows } from './table';
import type { UndoList } from './undo';

type UserCalls = Pick<
  AdminService,
  | 'listUsers'
  | 'getUser'
  | 'createUser'
  | 'updateUser'
  | 'setUserActive'
  | 'bulkUsers'
  | 'setStaffRole'
  | 'resetUserPassword'
  | 'resetSecondStep'
>;

export interface SimulatedUsers extends UserCalls {
  matching(filter: {
    readonly search?: string | undefined;
    readonly status?: string | undefined;
    readonly role?: string | undefined;
  }): AdminUser[];
}

const searched = (user: AdminUser) => [user.name, user.email, user.phone];

export function createSimulatedUsers(today: string, undoList: UndoList): SimulatedUsers {
  let users = sampleUsers(today);
  let created = 0;
  const save = (user: AdminUser) => {
    users = replaced(users, user);
    return Promise.resolve(user);
  };
  const matching: SimulatedUsers['matching'] = ({ search = '', status = 'all', role = 'all' }) =>
    searchRows(users, search, searched).filter(
      (user) => (status === 'all' || user.active === (status === 'active')) && (role === 'all' || user.role === role),
    );

  return {
    matching,
    listUsers: ({ query }) => Promise.resolve(pageOf(matching({ ...query, search: '' }), query, searched)),
    getUser: async ({ params }) => ({
      ...found(users, params.id),
      subscription: null,
      invoices: [],
      secondStep: false,
      usage: { questionsToday: 2, questionsThisMonth: 37, conversations: 9 },
    }),
    createUser: ({ body }) => {
      logSaved('User created', withoutPassword(body));
      const user = {
        ...fieldsOf(body),
        id: `user-${++created}`,
        active: true,
        createdOn: today,
        lastLogin: null,
        staffRole: null,
        plan: 'Free',
      };
      users = [user, ...users];
      return Promise.resolve(user);
    },
    updateUser: async ({ params, body }) => {
      logSaved('User saved', withoutPassword(body));
      return save({ ...found(users, params.id), ...fieldsOf(body) });
    },
    setUserActive: async ({ params, body }) => save({ ...found(users, params.id), active: body.active }),
    bulkUsers: ({ body }) => {
      const before = users;
      users = users.map((user) =>
        body.ids.includes(user.id) ? { ...user, active: body.action === 'activate' } : user,
      );
      return Promise.resolve(undoList.keep(() => (users = before)));
    },
    setStaffRole: async ({ params, body: { staffRole } }) =>
      save({ ...found(users, params.id), staffRole: staffRole === 'none' ? null : staffRole }),
    resetUserPassword: () => Promise.resolve({ ok: true }),
    resetSecondStep: () => Promise.resolve({ ok: true }),
  };
}

const fieldsOf = ({ name, email, phone = '', role = 'User', address = '' }: UserBody) => ({
  name,
  email,
  phone,
  role,
  address,
});
const withoutPassword = ({ password: _password, ...rest }: UserBody) => rest;
