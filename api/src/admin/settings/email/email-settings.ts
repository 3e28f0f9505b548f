import type { EmailSettings } from 'shared-contracts/calls/admin/types';
import type { MailSettings } from '../../../platform/mail/mailer';
import type { Platform } from '../../../platform/platform';
import { readSetting, writeSetting } from '../setting-store';

/** As it is kept: the password only sealed. */
interface KeptEmailSettings {
  readonly smtpServer: string;
  readonly smtpPort: number;
  readonly smtpUsername: string;
  readonly sealedPassword: string;
  readonly fromEmail: string;
  readonly fromName: string;
}

const name = 'email';
const tlsPort = 465;
const defaults: EmailSettings = {
  smtpServer: '',
  smtpPort: 587,
  smtpUsername: '',
  smtpPasswordSet: false,
  fromEmail: '',
  fromName: '',
};

/** What a browser may see of the settings: never the password. */
export async function emailSettings({ database }: Platform): Promise<EmailSettings> {
  const kept = await readSetting<KeptEmailSettings>(database, name);
  if (!kept) return defaults;
  const { sealedPassword, ...open } = kept;
  return { ...open, smtpPasswordSet: sealedPassword !== '' };
}

export interface NewEmailSettings extends Omit<EmailSettings, 'smtpPasswordSet'> {
  /** Empty keeps the password that is set. */
  readonly smtpPassword: string;
}

export async function saveEmailSettings(
  platform: Platform,
  { smtpPassword, ...open }: NewEmailSettings,
): Promise<EmailSettings> {
  const before = await readSetting<KeptEmailSettings>(platform.database, name);
  const sealedPassword = smtpPassword === '' ? (before?.sealedPassword ?? '') : platform.vault.seal(smtpPassword);
  await writeSetting(platform.database, name, { ...open, sealedPassword } satisfies KeptEmailSettings);
  return emailSettings(platform);
}

/** The mail server that was saved, as the mailer takes it; null when none was. */
export async function savedMailServer(platform: Platform): Promise<MailSettings | null> {
  const kept = await readSetting<KeptEmailSettings>(platform.database, name);
  if (!kept) return null;
  const address = new URL(`${kept.smtpPort === tlsPort ? 'smtps' : 'smtp'}://${kept.smtpServer}:${kept.smtpPort}`);
  address.username = encodeURIComponent(kept.smtpUsername);
  if (kept.sealedPassword !== '') address.password = encodeURIComponent(platform.vault.open(kept.sealedPassword));
  return { smtpUrl: address.href, from: `"${kept.fromName.replaceAll('"', '')}" <${kept.fromEmail}>` };
}
