import type { Principal } from '../platform/principal/principal';

type Who = 'visitor' | 'customer' | 'lawyer' | 'admin';

const everyone: readonly Who[] = ['visitor', 'customer', 'lawyer', 'admin'];
const signedIn: readonly Who[] = ['customer', 'lawyer', 'admin'];
const admins: readonly Who[] = ['admin'];

/** Who may do what. What a plan includes is a question of its own; whose rows they are is checked where they are read. */
const rights = {
  'sign in': everyone,
  'read plans': everyone,
  'ask for a price': everyone,
  'ask questions': everyone,
  'keep own chats': everyone,
  'attach documents': everyone,
  'share own chats': signedIn,
  'download answers': signedIn,
  'ask for a consultation': signedIn,
  'manage own account': signedIn,
  subscribe: signedIn,
  'read own invoices': signedIn,
  'read the back office': admins,
  'change the back office': admins,
} satisfies Record<string, readonly Who[]>;

export type Action = keyof typeof rights;
export const actions = Object.keys(rights) as readonly Action[];

/** Whether a principal may do something; the one place that decides. */
export function can(principal: Principal, action: Action): boolean {
  return rights[action].includes(standingOf(principal));
}

function standingOf(principal: Principal): Who {
  if (principal.kind === 'visitor') return 'visitor';
  return principal.mustEnrol ? 'customer' : principal.role;
}
