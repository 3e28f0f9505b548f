import type { Help, Speech, TriageWords, WrongKind } from 'knowledge';
import type { Danger } from './triage';
import { triageData } from './triage-data';

/** A danger as far as it says what helps. */
type Meant = Pick<Danger, 'kind' | 'near' | 'whose'>;

/** The number for any danger. */
const ANY = '112';

/** What is said and done first in a danger. */
export function helpFor({ kind, whose }: Meant, data: TriageWords = triageData()): Help {
  const help = data.help.find((entry) => entry.kind === kind && entry.whose.includes(whose));
  const general = data.help.find((entry) => entry.kind === 'violence');
  const found = help ?? general;
  if (!found) throw new Error(`No help is written for ${kind}.`);
  return found;
}

/** The ids of the guides whose law goes with a danger. */
export function helpGuides({ kind, near, whose }: Meant): readonly string[] {
  return [kind, ...(near ? [near] : [])].flatMap((one) => helpFor({ kind: one, whose }).guides);
}

/**
 * The first lines of an answer to somebody in danger, in their language. Where it is not clear whom to call, only the calls are named, those for any
 * danger first: advice on a danger of another kind would mislead.
 */
export function helpLines(danger: Meant, speech: Speech): readonly string[] {
  const { near, whose } = danger;
  if (!near) return helpFor(danger).lines[speech];
  const call = helpLine(danger, speech);
  const callToo = helpLine({ ...danger, kind: near }, speech);
  return helpFor({ kind: near, whose }).numbers[0] === ANY ? [callToo, call] : [call, callToo];
}

/** The one sentence that says whom to call in a danger. */
export function helpLine(danger: Meant, speech: Speech): string {
  const { numbers, lines } = helpFor(danger);
  const said = lines[speech];
  return said.find((line) => numbers.some((number) => line.includes(number))) ?? said[0] ?? '';
}

/** That no help is given with a wrong, and what the law allows instead. */
export function lawfulWay(wrong: WrongKind, speech: Speech): string {
  return triageData().lawfulWays[wrong][speech];
}
