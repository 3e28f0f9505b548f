import { paths } from 'shared-contracts/paths';
import type { MailAttachment } from '../platform/mail/mailer';
import type { Platform } from '../platform/platform';
import type { Letter, MailLanguage } from './letter';
import { english } from './letters/en';
import type { Letters } from './letters/letters';
import { tamil } from './letters/ta';
import { renderLetter } from './render';

export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly language: MailLanguage;
}

const letters: Record<MailLanguage, Letters> = { en: english, ta: tamil };

/** Writes to a person in their language. */
export async function write(platform: Platform, to: Recipient, compose: (letters: Letters) => Letter, attachments: readonly MailAttachment[] = []): Promise<void> {
  const letter = compose(letters[to.language]);
  await platform.mail.send({ to: to.email, ...renderLetter(letter, to.language, to.name), ...(letter.code ? { code: letter.code } : {}), attachments });
}

/** The full address of a page of the product, as a mail needs it. */
export function pageUrl(platform: Platform, href: string): string {
  const { siteUrl, port } = platform.config;
  return `${siteUrl || `http://localhost:${port}`}${href}`;
}

export const chatUrl = (platform: Platform): string => pageUrl(platform, paths.chat.href());
