/** One mail in plain text, and as HTML where it has a form of its own. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The one-time code that the mail holds, for the development mailbox. */
  readonly code?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where a mail program may end such mails with one POST and nothing else (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The last mail to somebody who has left: nothing of it stays in the database. */
  readonly farewell?: boolean;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** How mails leave the product. */
export interface MailSettings {
  /** `smtp://` or `smtps://` address with its credentials. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** Sends mails; a caller need not wait for the mail server. */
export interface Mailer {
  /** Hands a mail over; it is tried again when the server is down. */
  send(mail: Mail): Promise<void>;
  /**
   * Delivers a mail now, for work that is tried again by itself.
   * @throws Error when the mail server did not take it
   */
  deliver(mail: Mail): Promise<void>;
  /** Removes every mail to a person, and those to others that name their address, from the queue and from the development mailbox. */
  forget(email: string): Promise<void>;
  /** Lets another module say, per mail, by which server it goes; null leaves it to the configuration. */
  useSettings(settings: () => Promise<MailSettings | null>): void;
}
