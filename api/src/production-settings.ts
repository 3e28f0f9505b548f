import { refusePassword } from './accounts/passwords/password-rules';
import type { Config } from './config';

const shortestAdminPassword = 10;

type Needed = Pick<
  Config,
  | 'remotes'
  | 'releasesUrl'
  | 'remoteUrls'
  | 'smtpUrl'
  | 'siteUrl'
  | 'sessionSecret'
  | 'vaultKey'
  | 'adminEmail'
  | 'adminPassword'
>;

/** What keeps the product from starting in production, as one sentence that says what to set; null when nothing does. */
export function missingInProduction(config: Needed): string | null {
  if (!config.smtpUrl)
    return 'In production mails need a server: set SMTP_URL, for example smtp://user:password@mail.example.com:587.';
  if (!config.siteUrl)
    return 'In production set SITE_URL to the address that people open, for example https://www.example.com: mails and search engines link to it.';
  if (!config.sessionSecret)
    return 'In production set SESSION_SECRET to 32 or more random characters, for example from "openssl rand -hex 32".';
  if (!config.vaultKey)
    return 'In production set VAULT_KEY to 32 or more random characters, and keep it: stored secrets can be read with it alone.';
  if (!config.adminEmail || !config.adminPassword)
    return 'In production set ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator.';
  if (config.adminPassword.length < shortestAdminPassword || refusePassword(config.adminPassword, config.adminEmail))
    return `ADMIN_PASSWORD is too easy to guess: choose ${shortestAdminPassword} or more characters that are no common password.`;
  const open = openRemote(config);
  if (open)
    return `In production code is loaded over https alone, since anybody on the way could change it: correct ${open}.`;
  return null;
}

/** An address without encryption from which browsers would load code. */
function openRemote({ remotes, releasesUrl, remoteUrls }: Needed): string | undefined {
  const addresses = [
    releasesUrl,
    ...Object.values(remoteUrls),
    ...(remotes?.remotes.map(({ manifest }) => manifest) ?? []),
  ];
  // Browsers take blanks before a scheme, and it in capitals too.
  return addresses.find((address) => /^\s*http:/iu.test(address));
}
