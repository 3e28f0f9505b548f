import type { Help, Speech, WrongKind } from 'knowledge';
import type { Danger } from './triage';
import { triageData } from './triage-data';

/** What is said and done first in a danger. */
export function helpFor({ kind, whose }: Danger): Help {
  const help = triageData().help.find((entry) => entry.kind === kind && entry.whose.includes(whose));
  const general = triageData().help.find((entry) => entry.kind === 'violence');
  const found = help ?? general;
  if (!found) throw new Error(`No help is written for ${kind}.`);
  return found;
}

/** The first lines of an answer to somebody in danger, in their language. */
export function helpLines(danger: Danger, speech: Speech): readonly string[] {
  return helpFor(danger).lines[speech];
}

/** The one sentence that says whom to call in a danger. */
export function helpLine(danger: Danger, speech: Speech): string {
  const { numbers, lines } = helpFor(danger);
  const said = lines[speech];
  return said.find((line) => numbers.some((number) => line.includes(number))) ?? said[0] ?? '';
}

/** That no help is given with a wrong, and what the law allows instead. */
export function lawfulWay(wrong: WrongKind, speech: Speech): string {
  return triageData().lawfulWays[wrong][speech];
}
