import * as z from 'zod';

const serverName = /^(?:[\w.-]+|\[[\da-f:.]+\])$/iu;
const address = /^[^\s<>@,]+@[^\s<>@,]+$/u;
const named = /^[^<>\r\n]*<([^<>]*)>$/u;

/** Whether a mail program finds a server in an address; what is wrong with it would otherwise come out with the first mail. */
function namesServer(text: string): boolean {
  if (!/^smtps?:\/\//u.test(text) || !URL.canParse(text)) return false;
  return serverName.test(new URL(text).hostname);
}

/** The mail server. The sentence never repeats what was set, since there is a password in it. */
export const smtpUrl = z
  .string()
  .refine(
    namesServer,
    'write it as smtp://user:password@mail.example.com:587, with signs such as # and / in the password as %23 and %2F',
  );

/** The sender of mails: an address, or a name and an address. */
export const mailFrom = z
  .string()
  .refine(
    (text) => address.test(named.exec(text.trim())?.[1] ?? text.trim()),
    'write it as Name <name@example.com> or name@example.com',
  );
