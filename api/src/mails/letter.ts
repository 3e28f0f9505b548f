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
}

export type MailLanguage = 'en' | 'ta';
