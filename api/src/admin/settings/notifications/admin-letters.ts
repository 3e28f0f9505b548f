import { brand } from 'shared-contracts/brand';
import type { Letter } from '../../../mails/letter';

/** Mails to the administrators. Amounts come formatted. */
export const adminLetters = {
  newUser: ({ name, email, href }: { name: string; email: string; href: string }): Letter => ({
    subject: `New at ${brand.name}: ${name}`,
    paragraphs: [`${name} (${email}) has created an account.`],
    action: { label: 'Open the users', href },
  }),
  fileUploaded: ({ name, uploadedBy, href }: { name: string; uploadedBy: string; href: string }): Letter => ({
    subject: `New dataset: ${name}`,
    paragraphs: [`${uploadedBy} uploaded "${name}". Answers use it as soon as it has been read.`],
    action: { label: 'Open the files', href },
  }),
  monthlyReport: ({
    month,
    facts,
    href,
  }: {
    month: string;
    facts: readonly (readonly [string, string])[];
    href: string;
  }): Letter => ({
    subject: `${brand.name} in ${month}`,
    paragraphs: [`This is what ${month} came to.`],
    facts,
    action: { label: 'Open the dashboard', href },
  }),
} as const;
