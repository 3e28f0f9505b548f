import type { StaffRole } from 'shared-contracts/calls/accounts/types';
import type { AdminUser } from 'shared-contracts/calls/admin/types';
import type { Database } from '../../platform/database/database';
import { likePattern } from '../../platform/database/like-pattern';
import { orderAndPage, type TablePage } from '../paging';
import { joinPhone, splitPhone } from './phone';

interface Row {
  id: string;
  name: string;
  email: string;
  country_code: string | null;
  phone: string;
  active: boolean;
  role: 'customer' | 'lawyer' | 'admin';
  staff_role: StaffRole | null;
  user_type: string | null;
  address: string;
  created_at: Date;
  last_login_at: Date | null;
  plan: string | null;
}

const columns = {
  name: 'lower(person.name)',
  email: 'person.email',
  phone: 'person.phone',
  active: 'person.active',
  role: 'person.role',
  createdOn: 'person.created_at',
  lastLogin: 'person.last_login_at',
  plan: 'plan.name',
};

/** A person with the plan of the running subscription; there is one at most. */
const withPlan = `app_user person
  left join subscription running on running.user_id = person.id and running.status in ('active', 'past due')
  left join plan on plan.id = running.plan_id`;

const roleName = ({ role, user_type }: Row): AdminUser['role'] =>
  role === 'admin' ? 'Admin' : role === 'lawyer' ? 'Lawyer' : user_type === 'customer' ? 'Customer' : 'User';

const toUser = (row: Row): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: joinPhone(row.country_code, row.phone),
  active: row.active,
  role: roleName(row),
  staffRole: row.staff_role,
  address: row.address,
  createdOn: row.created_at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
  lastLogin: row.last_login_at?.toISOString() ?? null,
  plan: row.plan ?? 'Free',
});

export interface UserFilter {
  readonly search: string;
  readonly status: 'all' | 'active' | 'inactive';
  readonly role: 'all' | AdminUser['role'];
}

const matching = `where ($1 = '%%' or lower(person.name || ' ' || person.email || ' ' || person.phone) like $1)
  and ($2 = 'all' or person.active = ($2 = 'active'))
  and ($3 = 'all' or $3 = case when person.role = 'admin' then 'Admin' when person.role = 'lawyer' then 'Lawyer' when person.user_type = 'customer' then 'Customer' else 'User' end)`;

const parametersOf = (filter: UserFilter): unknown[] => [likePattern(filter.search), filter.status, filter.role];

/** One page of the people with an account. */
export async function listUsers(
  database: Database,
  query: UserFilter & TablePage,
): Promise<{ rows: AdminUser[]; total: number }> {
  const rows = await database.query<Row>(
    `select person.*, plan.name as plan from ${withPlan} ${matching} ${orderAndPage(query, columns, 'createdOn', 'person.id')}`,
    parametersOf(query),
  );
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from app_user person ${matching}`,
    parametersOf(query),
  );
  return { rows: rows.map(toUser), total: count?.total ?? 0 };
}

export async function findUser(database: Database, id: string): Promise<AdminUser | null> {
  const [row] = await database.query<Row>(`select person.*, plan.name as plan from ${withPlan} where person.id = $1`, [
    id,
  ]);
  return row ? toUser(row) : null;
}

/** Every matching person, in pieces, for an export of any size. */
export async function* eachUser(database: Database, filter: UserFilter): AsyncGenerator<AdminUser> {
  const pageSize = 1000;
  for (let page = 1; ; page++) {
    const { rows } = await listUsers(database, { ...filter, page, pageSize, sort: 'createdOn', order: 'desc' });
    yield* rows;
    if (rows.length < pageSize) return;
  }
}

export interface UserChange {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: AdminUser['role'];
  readonly address: string;
}

/** Saves what an administrator edited; an administrator stays one, and nobody becomes one. */
export async function saveUser(database: Database, id: string, change: UserChange): Promise<void> {
  const { countryCode, digits } = splitPhone(change.phone);
  await database.query(
    `update app_user set name = $2, email = $3, country_code = $4, phone = $5, address = $6, updated_at = now(),
       user_type = case when role = 'admin' then user_type else $7 end,
       role = case when role = 'admin' then 'admin' when $7 = 'lawyer' then 'lawyer' else 'customer' end
     where id = $1`,
    [id, change.name, change.email, countryCode, digits, change.address, userTypeOf(change.role)],
  );
}

/**
 * Takes somebody into the back office, changes what they do there, or takes them out; whoever is taken out is again what they said of themselves.
 * @returns false where nobody would be left who owns everything
 */
export function setStaffRole(database: Database, id: string, staffRole: StaffRole | null): Promise<boolean> {
  return database.together(async ({ query }) => {
    const owners = await query<{ id: string }>(
      "select id from app_user where staff_role = 'owner' and active for update",
    );
    if (staffRole !== 'owner' && owners.every((owner) => owner.id === id)) return false;
    await query(
      `update app_user set staff_role = $2, updated_at = now(),
         role = case when $2::text is not null then 'admin' when user_type = 'lawyer' then 'lawyer' else 'customer' end
       where id = $1`,
      [id, staffRole],
    );
    return true;
  });
}

/** What a person said of themselves when the profile was completed; null before that. */
export const userTypeOf = (role: AdminUser['role']): 'customer' | 'lawyer' | null =>
  role === 'Customer' ? 'customer' : role === 'Lawyer' ? 'lawyer' : null;

/** Whether an address belongs to another person than `id`. */
export async function isEmailTaken(database: Database, email: string, id: string): Promise<boolean> {
  return (await database.query('select 1 from app_user where email = $1 and id <> $2', [email, id])).length > 0;
}

/** Switches accounts on or off; an account that is off loses its sessions. Gives the ids that changed. Administrators stay on. */
export async function setUsersActive(database: Database, ids: readonly string[], active: boolean): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `with changed as (update app_user set active = $2, updated_at = now() where id = any($1::text[]) and active <> $2 and role <> 'admin' returning id),
          ended as (delete from user_session where not $2 and user_id in (select id from changed))
     select id from changed`,
    [ids, active],
  );
  return rows.map(({ id }) => id);
}
