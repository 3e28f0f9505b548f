import { paths } from 'shared-contracts/paths';
import type { Mail, MailAttachment } from '../platform/mail/mailer';
import type { Platform } from '../platform/platform';
import type { Letter, MailLanguage } from './letter';
import { english } from './letters/en';
import { hindi } from './letters/hi';
import { kannada } from './letters/kn';
import type { Letters } from './letters/letters';
import { tamil } from './letters/ta';
import { renderLetter } from './render';

export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: MailLanguage;
}

const letters: Record<MailLanguage, Letters> = { en: english, ta: tamil, hi: hindi, kn: kannada };

/** Writes to a person in their language. */
export async function write(platform: Platform, to: Recipient, compose: (letters: Letters) => Letter): Promise<void> {
  await platform.mail.send(mailOf(to, compose));
}

/**
 * Writes to a person and waits until the mail server has taken the mail.
 * @throws Error when it did not
 */
export async function deliver(
  platform: Platform,
  to: Recipient,
  compose: (letters: Letters) => Letter,
  attachments: readonly MailAttachment[],
): Promise<void> {
  await platform.mail.deliver({ ...mailOf(to, compose), attachments });
}

function mailOf(to: Recipient, compose: (letters: Letters) => Letter): Mail {
  const letter = compose(letters[to.language]);
  return {
    to: to.email,
    ...renderLetter(letter, to.language, to.name),
    ...(letter.code ? { code: letter.code } : {}),
    ...(letter.farewell ? { farewell: true } : {}),
    ...(letter.unsubscribeUrl ? { unsubscribeUrl: letter.unsubscribeUrl } : {}),
  };
}

/** The full address of a page of the product, as a mail needs it. */
export function pageUrl(platform: Platform, href: string): string {
  const { siteUrl, port } = platform.config;
  return `${siteUrl || `http://localhost:${port}`}${href}`;
}

export const chatUrl = (platform: Platform): string => pageUrl(platform, paths.chat.href());
