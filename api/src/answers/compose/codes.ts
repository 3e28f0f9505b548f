import type { CompiledProvision, Counterpart } from 'knowledge';
import { newCodesSince } from '../understand/dates';
import { readProvisions, type Composition } from './draft';
import { citeShort } from './names';

const CRIMINAL_CODES: ReadonlySet<string> = new Set(['bns', 'bnss', 'bsa']);

/** Whether something that happened then falls under the codes that ended on 30 June 2024. */
export function fallsUnderOldCodes(eventDate: string | undefined): boolean {
  return eventDate !== undefined && eventDate < newCodesSince;
}

/** Citations of the counterparts of a provision, with their sub-sections, joined by commas. */
export async function citeCounterparts(composition: Composition, counterparts: readonly Counterpart[]): Promise<string> {
  const provisions = await readProvisions(composition, counterparts.map(({ id }) => id));
  return provisions
    .map((provision) => citeShort(composition, provision, numbersOf(counterparts.filter(({ id }) => id === provision.id)) || provision.number))
    .join(', ');
}

/** What a new provision says about offences before its code began; undefined for other law. */
export async function oldCodeSentence(composition: Composition, provision: CompiledProvision): Promise<string | undefined> {
  if (!CRIMINAL_CODES.has(provision.act)) return undefined;
  const { phrases, understanding } = composition;
  if (provision.predecessors.length > 0) {
    const laws = await citeCounterparts(composition, provision.predecessors);
    return fallsUnderOldCodes(understanding.eventDate) ? phrases.becauseBefore(laws) : phrases.beforeThen(laws);
  }
  return provision.correspondenceNotes.some(({ kind }) => kind === 'new') ? phrases.isNew(citeShort(composition, provision)) : undefined;
}

function numbersOf(counterparts: readonly Counterpart[]): string {
  return [...new Set(counterparts.map(({ number }) => number))].join(', ');
}
