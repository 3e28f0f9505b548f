import type { Role, StaffRole } from 'shared-contracts/calls/accounts/types';

/** A person who is not signed in, known by a signed cookie only. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly visitorId: string;
  /** The request came without a cookie: a first visit, or a caller that keeps none. */
  readonly isNew?: boolean;
}

/** A signed-in person. */
export interface User {
  readonly kind: 'user';
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Of an administrator: what part of the back office is theirs. */
  readonly staffRole?: StaffRole;
  /** An administrator without the second step that this installation demands: no more than their own account until then. */
  readonly mustEnrol?: boolean;
}

/** Who makes a request. */
export type Principal = Visitor | User;

/** One text per principal, to count and to own rows by. */
export function principalKey(principal: Principal): string {
  return principal.kind === 'user' ? `user:${principal.userId}` : `visitor:${principal.visitorId}`;
}
