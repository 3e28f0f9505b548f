import { forbidden, unauthenticated } from '../platform/http/problem';
import type { Principal, User } from '../platform/principal/principal';
import { can, type Action } from './can';

interface Asking {
  principal(): Promise<Principal>;
}

/**
 * The principal of a request, if it may do this.
 * @throws ProblemError 401 when signing in might help, 403 when not
 */
export async function authorise(call: Asking, action: Action): Promise<Principal> {
  const principal = await call.principal();
  if (can(principal, action)) return principal;
  throw principal.kind === 'visitor' ? unauthenticated() : forbidden();
}

/** The signed-in person of a request, if they may do this; the same errors as `authorise`. */
export async function authoriseUser(call: Asking, action: Action): Promise<User> {
  const principal = await authorise(call, action);
  if (principal.kind === 'visitor') throw unauthenticated();
  return principal;
}
