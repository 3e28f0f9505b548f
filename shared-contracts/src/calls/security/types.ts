import type * as z from 'zod';
import type { passkey, signInSecurity } from './schemas';

export type Passkey = z.infer<typeof passkey>;
export type SignInSecurity = z.infer<typeof signInSecurity>;

/** The member `secondStep` of the problem with which a sign-in is answered whose password was right: what may follow. */
export interface SecondStep {
  readonly authenticator: boolean;
  readonly passkey: boolean;
}
