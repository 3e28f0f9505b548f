import type { Letter } from '../letter';

/** Every letter of the product; one object of this type per language. Amounts and dates come formatted. */
export interface Letters {
  signUpCode(facts: { code: string; minutes: number }): Letter;
  accountExists(facts: { chatUrl: string }): Letter;
  resetCode(facts: { code: string; minutes: number }): Letter;
  passwordChanged(): Letter;
  addressChanged(facts: { email: string }): Letter;
  secondStepReset(): Letter;
  welcome(facts: { chatUrl: string }): Letter;
  accountDeleted(): Letter;
  invoice(facts: { number: string; plan: string; total: string; until: string }): Letter;
  refund(facts: { number: string; total: string }): Letter;
  cancellation(facts: { plan: string; until: string }): Letter;
  renewalReminder(facts: { plan: string; total: string; on: string; automatic: boolean; chatUrl: string }): Letter;
  endReminder(facts: { plan: string; on: string; chatUrl: string }): Letter;
  failedRenewal(facts: { plan: string; until: string; chatUrl: string }): Letter;
  expired(facts: { plan: string; chatUrl: string }): Letter;
}
