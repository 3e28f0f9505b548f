import type { CompiledRecord, Conditions } from 'knowledge';

/** What a person told of their situation, as far as short answers turn on it. */
export interface Told {
  readonly roles: readonly string[];
  /** Years. */
  readonly ages: readonly number[];
  /** ISO date of the event. */
  readonly eventDate?: string;
  readonly rupees: readonly number[];
  /** Two-letter code. */
  readonly state?: string;
  readonly religion?: string;
}

/** Whether the conditions of a short answer hold: every one does, none is known not to, or one fails. */
export type Verdict = 'holds' | 'open' | 'fails';

type Check = (when: Conditions, told: Told) => Verdict | undefined;

const known = (value: boolean | undefined): Verdict => (value === undefined ? 'open' : value ? 'holds' : 'fails');
const some = <T>(values: readonly T[], test: (value: T) => boolean): boolean | undefined =>
  values.length === 0 ? undefined : values.some(test);

/** Two roles of which nobody has both in one matter. */
const OPPOSITE: Readonly<Record<string, readonly string[]>> = {
  victim: ['accused', 'doer'],
  accused: ['victim'],
  doer: ['victim'],
  tenant: ['landlord'],
  landlord: ['tenant'],
  employee: ['employer'],
  employer: ['employee'],
  buyer: ['seller'],
  seller: ['buyer'],
  husband: ['wife'],
  wife: ['husband'],
  borrower: ['lender'],
  lender: ['borrower'],
};

const checks: readonly Check[] = [
  ({ role }, { roles }) =>
    role &&
    (roles.includes(role) ? 'holds' : roles.some((other) => OPPOSITE[role]?.includes(other)) ? 'fails' : 'open'),
  ({ ageBelow }, { ages }) => (ageBelow === undefined ? undefined : known(some(ages, (age) => age < ageBelow))),
  ({ ageFrom }, { ages }) => (ageFrom === undefined ? undefined : known(some(ages, (age) => age >= ageFrom))),
  ({ state }, told) => state && known(told.state === undefined ? undefined : state.includes(told.state)),
  ({ religion }, told) => religion && known(told.religion === undefined ? undefined : religion === told.religion),
  ({ before }, { eventDate }) =>
    before === undefined ? undefined : known(eventDate === undefined ? undefined : eventDate < before),
  ({ after }, { eventDate }) =>
    after === undefined ? undefined : known(eventDate === undefined ? undefined : eventDate >= after),
  ({ amountBelow }, { rupees }) =>
    amountBelow === undefined ? undefined : known(some(rupees, (sum) => sum < amountBelow)),
  ({ amountFrom }, { rupees }) =>
    amountFrom === undefined ? undefined : known(some(rupees, (sum) => sum >= amountFrom)),
];

/** Holds the conditions of a short answer against what was told; without conditions it holds for everybody. */
export function verdictOn(when: Conditions | undefined, told: Told): Verdict {
  if (!when) return 'holds';
  const verdicts = checks.flatMap((check) => check(when, told) ?? []);
  if (verdicts.includes('fails')) return 'fails';
  return verdicts.includes('open') ? 'open' : 'holds';
}

/** Whether a record is for somebody in this situation: a guide for one party fails for the other. */
export function partyVerdict(record: CompiledRecord | undefined, told: Told): Verdict {
  return record?.kind === 'guide' && record.for ? verdictOn({ role: record.for }, told) : 'holds';
}
