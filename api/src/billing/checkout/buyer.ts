import type { MailLanguage } from '../../mails/letter';

/** Who an order and its invoice are made out to. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** Two-digit GST State code: the place of supply. */
  readonly stateCode: string;
  /** '' when not registered. */
  readonly gstin: string;
  readonly language: MailLanguage;
}
