import type { Principal, User } from '../platform/principal/principal';
import { actions, can, type Action } from './can';

const visitor: Principal = { kind: 'visitor', visitorId: 'v' };
const user = (role: 'customer' | 'lawyer' | 'admin'): Principal => ({
  kind: 'user',
  userId: 'u',
  email: 'u@example.com',
  name: 'U',
  role,
});

/** visitor, customer, lawyer, admin. */
const table: Record<Action, readonly [boolean, boolean, boolean, boolean]> = {
  'sign in': [true, true, true, true],
  'read plans': [true, true, true, true],
  'ask for a price': [true, true, true, true],
  'ask questions': [true, true, true, true],
  'keep own chats': [true, true, true, true],
  'attach documents': [true, true, true, true],
  'share own chats': [false, true, true, true],
  'download answers': [false, true, true, true],
  'ask for a consultation': [false, true, true, true],
  'manage own account': [false, true, true, true],
  subscribe: [false, true, true, true],
  'read own invoices': [false, true, true, true],
  'read the back office': [false, false, false, true],
  'change the back office': [false, false, false, true],
};

test('the table names every action', () => expect(Object.keys(table).sort()).toEqual([...actions].sort()));

test.each(Object.entries(table) as [Action, readonly boolean[]][])(
  '%s',
  (action, [aVisitor, aCustomer, aLawyer, anAdmin]) => {
    expect(
      [visitor, user('customer'), user('lawyer'), user('admin')].map((principal) => can(principal, action)),
    ).toEqual([aVisitor, aCustomer, aLawyer, anAdmin]);
  },
);

test('an administrator who still has to set up the second step has the rights of a customer', () => {
  const waiting: Principal = { ...(user('admin') as User), mustEnrol: true };
  expect(actions.filter((action) => can(waiting, action) !== can(user('customer'), action))).toEqual([]);
});
