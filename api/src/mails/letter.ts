import type { Language } from 'shared-contracts/calls/chat/types';

/** What a mail says, before it becomes plain text and HTML. */
export interface Letter {
  readonly subject: string;
  /** Plain sentences; one string is one paragraph. */
  readonly paragraphs: readonly string[];
  /** A one-time code, shown large. */
  readonly code?: string;
  /** Rows of a small table, such as plan and amount. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Where such letters are ended, by the action and by the mail program itself. */
  readonly unsubscribeUrl?: string;
  /** The last one to somebody who has left. */
  readonly farewell?: boolean;
}

/** Mails, invoices and sentences of the server are in the language of the person. */
export type MailLanguage = Language;
