import { brand } from 'shared-contracts/brand';
import type { contactBody } from 'shared-contracts/calls/contact/schemas';
import * as z from 'zod';
import { refused } from '../platform/http/problem';
import type { Mail } from '../platform/mail/mailer';

export type ContactBody = z.output<typeof contactBody>;

/**
 * No field is required, but a form without any word in it tells nobody anything.
 * @throws ProblemError 400 when everything is empty, or an address is given that no mail can reach
 */
export function refuseIncomplete(message: ContactBody): void {
  if (!message.message && !message.email && !message.firstName) throw refused({ message: 'Write a message first.' });
  if (message.email && !z.email().safeParse(message.email).success)
    throw refused({ email: 'Please enter a valid email address' });
}

/** The mail by which support learns of a message. */
export function contactMail(to: string, message: ContactBody): Mail {
  const name = message.firstName || 'Someone';
  return {
    to,
    subject: `${brand.name}: message from ${name.replace(/\s+/g, ' ')}`,
    text: `${name} <${message.email || 'no address given'}> wrote:\n\n${message.message}\n`,
  };
}
