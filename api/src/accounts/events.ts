import { createEvent } from '../platform/events';
import type { UserRow } from './tables';

/** Someone has created an account and confirmed the address. */
export const signedUp = createEvent<UserRow>('sign-ups');
