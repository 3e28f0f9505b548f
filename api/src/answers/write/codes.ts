import type { CompiledProvision, Counterpart } from 'knowledge';
import { newCodesSince } from '../read/dates';
import { provisionsOf } from '../choose/records';
import { type Composition } from './draft';
import { citeShort } from './names';

const PENAL_CODE = 'bns';
const CRIMINAL_CODES: ReadonlySet<string> = new Set([PENAL_CODE, 'bnss', 'bsa']);
const OLD_PENAL_CODE = 'ipc';
const OLD_PROCEDURE: ReadonlySet<string> = new Set(['crpc', 'iea']);

/** Whether something that happened then falls under the codes that ended on 30 June 2024. */
export function fallsUnderOldCodes(eventDate: string | undefined): boolean {
  return eventDate !== undefined && eventDate < newCodesSince;
}

/** Citations of the counterparts of a provision, with their sub-sections, joined by commas. */
export function citeCounterparts(composition: Composition, counterparts: readonly Counterpart[]): string {
  const provisions = provisionsOf(
    composition,
    counterparts.map(({ id }) => id),
  );
  return provisions
    .map((provision) =>
      citeShort(
        composition,
        provision,
        numbersOf(counterparts.filter(({ id }) => id === provision.id)) || provision.number,
      ),
    )
    .join(', ');
}

/**
 * What a provision of a new code says about the old one; undefined for other law. Which penal code applies turns on the day of the offence
 * (Constitution, Article 20(1); BNS, section 358); procedure and evidence only keep the old code for what was pending on 1 July 2024
 * (BNSS, section 531(2)(a); BSA, section 170(2)).
 */
export function oldCodeSentence(composition: Composition, provision: CompiledProvision): string | undefined {
  if (!CRIMINAL_CODES.has(provision.act)) return undefined;
  const { phrases, understanding } = composition;
  const { eventDate, intents } = understanding;
  if (provision.predecessors.length === 0)
    return provision.correspondenceNotes.some(({ kind }) => kind === 'new')
      ? phrases.isNew(citeShort(composition, provision))
      : undefined;
  const laws = citeCounterparts(composition, provision.predecessors);
  if (intents.includes('counterpart')) return phrases.wasBefore(citeShort(composition, provision), laws);
  if (provision.act !== PENAL_CODE) return phrases.pendingThen(laws);
  if (eventDate === undefined) return phrases.beforeThen(laws);
  return fallsUnderOldCodes(eventDate) ? phrases.becauseBefore(laws) : undefined;
}

/** What is said of a provision of an old criminal code that is still applied to some cases; undefined for other law. */
export function stillApplies(
  { phrases }: Composition,
  provision: CompiledProvision,
  cited: string,
): string | undefined {
  if (provision.act === OLD_PENAL_CODE) return phrases.oldStillFor(cited);
  return OLD_PROCEDURE.has(provision.act) ? phrases.pendingThere(cited) : undefined;
}

function numbersOf(counterparts: readonly Counterpart[]): string {
  return [...new Set(counterparts.map(({ number }) => number))].join(', ');
}
