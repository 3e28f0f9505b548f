import { emailSettingsBody } from 'shared-contracts/calls/admin/settings';
import type * as z from 'zod';

export type EmailBody = z.output<typeof emailSettingsBody>;

/** All six fields are required; a password only as long as none is set. */
export const emailSchema = (passwordSet: boolean) =>
  emailSettingsBody.refine((body) => passwordSet || body.smtpPassword !== '', {
    path: ['smtpPassword'],
    message: 'Enter the password.',
  });
