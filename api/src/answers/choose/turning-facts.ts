import type { CompiledRecord } from 'knowledge';
import type { Circumstance, Facts } from '../read/facts';
import type { Found } from '../find/find';
import { lawOf } from './same-subject';
import list from './data/turning-facts.json';

/** A fact that moves a matter from the general law to another one: theft from a house, a broken bone, a victim or an accused who is a child. */
interface TurningFact {
  readonly told: {
    readonly circumstance?: string;
    readonly and?: string;
    /** Years of the one to whom it was done, and of the one who did it. */
    readonly victimBelow?: number;
    readonly accusedBelow?: number;
  };
  /** Ids of records, or slugs of Acts, from which it moves on. */
  readonly from: readonly string[];
  readonly to: string;
}

const turningFacts: readonly TurningFact[] = list;

/** Ids of the records to which the facts that were told may turn a question. */
export function turnsTo(facts: Facts, question: string): string[] {
  return turningFacts.flatMap(({ told, to }) => (isTold(told, facts, question) ? [to] : []));
}

/** The record that the facts told make of the one that was found; the same one where they change nothing. */
export function turned({ understanding, records }: Found, lead: CompiledRecord): CompiledRecord {
  const { facts, question } = understanding;
  const turn = turningFacts.find(
    ({ told, from, to }) => to !== lead.id && from.some((id) => isAt(lead, id, facts)) && isTold(told, facts, question),
  );
  return (turn && records.get(turn.to)) ?? lead;
}

/** A situation stays what it is, unless its law or a punishment is asked. */
function isAt(lead: CompiledRecord, id: string, { wanted }: Facts): boolean {
  if (lead.id === id || (lead.kind === 'provision' && lead.act === id)) return true;
  return lead.kind === 'guide' && wanted.includes('which law') && lawOf(lead).includes(id);
}

const ADULT = 18;
/** Somebody who is taken, charged or punished, in any of our languages. */
const ACCUSED =
  /(?<![\p{L}\p{M}])(?:caught|arrest(?:ed)?|jail|lock ?up|custody|bail|accused|booked|charged|fir against|case on|case against|did it|committed|he stole|pakda|pakad|giraftar|jamanat|zamanat|kaidhu|maatikitan|bandhan|bandhis\p{L}*|jameen|jamin)(?![\p{L}\p{M}])|पकड़|गिरफ़?्?तार|ज़?मानत|जेल|கைது|ஜாமீன்|சிறை|ಬಂಧ|ಜಾಮೀನು|ಜೈಲು/iu;

function isTold({ circumstance, and, victimBelow, accusedBelow }: TurningFact['told'], facts: Facts, question: string) {
  const has = (name: string | undefined): boolean =>
    name === undefined || facts.circumstances.some((told: Circumstance) => told === name);
  if (!has(circumstance) || !has(and)) return false;
  const years = facts.ages.map((age) => age.years);
  if (facts.circumstances.includes('minor') && years.every((age) => age >= ADULT)) years.push(ADULT - 1);
  const youngest = Math.min(...years);
  const accused = ACCUSED.test(question) && !facts.roles.includes('victim');
  if (victimBelow !== undefined) return youngest < victimBelow && !accused;
  if (accusedBelow !== undefined) return youngest < accusedBelow && accused;
  return circumstance !== undefined;
}
