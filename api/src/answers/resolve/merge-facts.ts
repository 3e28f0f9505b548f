import type { Facts, Role } from '../read/facts';

/** Roles of which nobody has both in one matter; the one told later holds. */
const OPPOSITE: readonly (readonly [Role, Role])[] = [
  ['tenant', 'landlord'],
  ['employee', 'employer'],
  ['buyer', 'seller'],
  ['husband', 'wife'],
  ['borrower', 'lender'],
  ['victim', 'accused'],
  ['victim', 'doer'],
];

/** What was told before and what is told now; where they contradict each other, now holds. */
export function mergeFacts(earlier: Facts, now: Facts): Facts {
  const state = now.state ?? earlier.state;
  const religion = now.religion ?? earlier.religion;
  const gone = OPPOSITE.flatMap(([one, other]) =>
    now.roles.includes(one) ? [other] : now.roles.includes(other) ? [one] : [],
  );
  return {
    roles: [...new Set([...earlier.roles.filter((role) => !gone.includes(role)), ...now.roles])],
    ages: [...earlier.ages.filter(({ of }) => !now.ages.some((age) => age.of === of)), ...now.ages],
    dates: distinct([...earlier.dates, ...now.dates], ({ iso }) => iso),
    spans: distinct([...earlier.spans, ...now.spans], ({ count, unit }) => `${count} ${unit}`),
    amounts: distinct([...earlier.amounts, ...now.amounts], ({ paise }) => String(paise)),
    ...(now.noDay ? { noDay: now.noDay } : {}),
    ...(state ? { state } : {}),
    ...(religion ? { religion } : {}),
    relations: [...new Set([...now.relations, ...earlier.relations])],
    circumstances: [...new Set([...earlier.circumstances, ...now.circumstances])],
    wanted: now.wanted,
  };
}

/** Facts that a correction puts in the place of those told before: a new date for the old one, a new sum, a new State. */
export function correctFacts(earlier: Facts, now: Facts): Facts {
  const merged = mergeFacts(earlier, now);
  return {
    ...merged,
    dates: now.dates.length > 0 ? now.dates : earlier.dates,
    amounts: now.amounts.length > 0 ? now.amounts : earlier.amounts,
    spans: now.spans.length > 0 ? now.spans : earlier.spans,
  };
}

/** What stays true of the person when the subject changes. */
export function personalFacts(facts: Facts): Pick<Facts, 'state' | 'religion' | 'ages'> {
  return {
    ...(facts.state ? { state: facts.state } : {}),
    ...(facts.religion ? { religion: facts.religion } : {}),
    ages: facts.ages.filter(({ of }) => of === 'asker'),
  };
}

function distinct<T>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [key(one), one])).values()];
}
