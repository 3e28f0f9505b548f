import { createEvent } from '../platform/events';
import type { UserRow } from './tables';

/** Someone has created an account and confirmed the address. */
export const signedUp = createEvent<UserRow>('sign-ups');

/** Something about an account that its owner, or whoever claims to be, did: what the audit trail tells of sign-ins. */
export interface AccountAct {
  readonly action:
    | 'account.sign-in'
    | 'account.sign-in-failed'
    | 'account.locked'
    | 'account.export'
    | 'account.role'
    | 'account.password'
    | 'account.second-step';
  /** Null when there is no such account. */
  readonly user: Pick<UserRow, 'id' | 'email'> | null;
  readonly address: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export const accountAct = createEvent<AccountAct>('acts on accounts');
