import type { IsoDate } from './dates';
import type { Fraction } from './fraction';
import type { Message, Text } from './text';

/** One step of the workings with the provision it rests on, named by its id in the knowledge base. */
export interface Line {
  readonly message: Message;
  readonly law: readonly string[];
}

/** A day on which something must or may be done; such days can go into a calendar. */
export interface KeyDate {
  readonly date: IsoDate;
  readonly label: Message;
}

/** What stands large: a day with the days left to it, a sum in paise, or words. */
export type Headline =
  | { readonly kind: 'date'; readonly date: IsoDate; readonly daysLeft: number }
  | { readonly kind: 'sum'; readonly paise: number }
  | { readonly kind: 'words'; readonly text: Message };

/** One person of a family with what he or she takes; a branch holds its people. */
export interface ShareNode {
  readonly id: string;
  readonly label: Message;
  readonly alive: boolean;
  readonly share: Fraction;
  readonly paise: number | null;
  readonly children: readonly ShareNode[];
}

/** What a rule worked out. `sentence` says it whole, as the first sentence of an answer. */
export interface Done {
  readonly status: 'done';
  readonly sentence: Message;
  readonly headline: Headline;
  readonly lines: readonly Line[];
  readonly warnings: readonly Message[];
  readonly dates: readonly KeyDate[];
  readonly tree: ShareNode | null;
}

/** Input that cannot be: a notice before the cheque, a court date before a birth. */
export interface Impossible {
  readonly status: 'impossible';
  readonly field: string;
  readonly problem: Message;
}

/** Fields that were not given yet. */
export interface Missing {
  readonly status: 'missing';
  readonly fields: readonly string[];
}

export type Outcome = Done | Impossible | Missing;
export type ToolResult = Outcome;

type Given = Pick<Done, 'sentence' | 'headline' | 'lines'> & Partial<Pick<Done, 'warnings' | 'dates' | 'tree'>>;

export function done({ warnings = [], dates = [], tree = null, ...given }: Given): Done {
  return { status: 'done', ...given, warnings, dates, tree };
}

export function impossible(field: string, text: Text, values: Message['values'] = {}): Impossible {
  return { status: 'impossible', field, problem: { text, values } };
}

export function line(message: Message, ...law: readonly string[]): Line {
  return { message, law };
}
