import type { Role } from 'shared-contracts/calls/accounts/types';

/** A person who is not signed in, known by a signed cookie only. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly visitorId: string;
}

/** A signed-in person. */
export interface User {
  readonly kind: 'user';
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** Who makes a request. */
export type Principal = Visitor | User;

/** One text per principal, to count and to own rows by. */
export function principalKey(principal: Principal): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `visitor:${principal.visitorId}`;
}
