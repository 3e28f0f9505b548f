import type { Clause } from './clauses';
import { sumsIn, type PaperReading } from './paper-reading';

export const warningKinds = [
  'deposit above the cap',
  'one-sided lock-in',
  'no work afterwards',
  'no court',
  'penalty',
  'out without notice',
  'papers kept',
] as const;
export type WarningKind = (typeof warningKinds)[number];

/** A clause that the law forbids or limits. */
export interface ClauseWarning {
  readonly kind: WarningKind;
  readonly clause: Clause;
  /** For a deposit: how many months' rent it is. */
  readonly months?: number;
}

interface Rule {
  readonly kind: WarningKind;
  /** In which papers it is looked for; everywhere without. */
  readonly only?: PaperReading['kind'];
  readonly holds: (text: string) => boolean;
}

const weaker = '(?:tenant|lessee|licensee|employee|borrower|candidate|you)';
const stronger = '(?:landlord|lessor|licensor|owner|employer|company|lender)';
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

const lockIn = /lock[- ]?in/i;
const mutual = /\b(?:either party|both (?:the )?parties|neither party|mutual)\b/i;
const bindsStronger = pattern(
  String.raw`\b${stronger}\b[^.]{0,60}\b(?:shall|will|may|can) ?not\b[^.]{0,60}\b(?:terminate|evict|ask)`,
);
const bindsWeaker = pattern(
  String.raw`\b${weaker}\b[^.]{0,80}\b(?:shall|will|may|can) ?not\b|\b${weaker}\b[^.]{0,80}\b(?:pay|liable|forfeit)`,
);
const notCompete = pattern(
  String.raw`non[- ]?compet|\b(?:shall|will|may) not\b[^.]{0,80}\b(?:join|work (?:for|with)|be employed|engage|carry on|set up)\b[^.]{0,80}\b(?:compet|similar|same (?:business|field|trade))`,
);
const noCourt = pattern(
  String.raw`\b(?:shall|will|may) not\b[^.]{0,40}\b(?:approach|move|go to|file|sue|institute)\b[^.]{0,50}\b(?:court|forum|tribunal|suit|case|complaint)|\bwaives?\b[^.]{0,40}\bright\b[^.]{0,30}\b(?:sue|court|legal)`,
);
const penalty =
  /\b(?:liquidated damages|penalty|forfeit(?:ed|ure)?|service bond|training (?:cost|bond)|bond amount)\b/i;
const withoutNotice = pattern(
  String.raw`\b${stronger}\b[^.]{0,120}\b(?:without (?:any |prior )*notice|at any time|immediately)\b|\bwithout (?:any |prior )*notice\b[^.]{0,80}\b${stronger}\b`,
);
const ends = /\b(?:terminate|evict|vacate|cancel|take possession|remove)/i;
const originals = 'original (?:certificates?|documents?|mark ?sheets?|degree|passport)';
const handedOver = '(?:deposit|retain|custody|submit|surrender|keep)';
const papersKept = pattern(
  String.raw`\b${originals}\b[^.]{0,80}\b${handedOver}|\b${handedOver}\b[^.]{0,60}\b${originals}\b`,
);

const rules: readonly Rule[] = [
  {
    kind: 'one-sided lock-in',
    holds: (text) => lockIn.test(text) && !mutual.test(text) && !bindsStronger.test(text) && bindsWeaker.test(text),
  },
  { kind: 'no work afterwards', holds: (text) => notCompete.test(text) },
  { kind: 'no court', holds: (text) => noCourt.test(text) && !/arbitrat/i.test(text) },
  {
    kind: 'penalty',
    holds: (text) => penalty.test(text) && !lockIn.test(text) && (sumsIn(text).length > 0 || /forfeit/i.test(text)),
  },
  { kind: 'out without notice', only: 'rent agreement', holds: (text) => withoutNotice.test(text) && ends.test(text) },
  { kind: 'papers kept', only: 'employment contract', holds: (text) => papersKept.test(text) },
];

/**
 * Two months' rent, which the Model Tenancy Act, 2021, section 11, proposes for homes. It binds only in States that have made it law, so the
 * warning says what it is and where to ask.
 */
const depositMonths = 2;

/** The clauses of a paper that the law forbids or limits, each kind once, in the order of the paper. */
export function clauseWarnings(paper: PaperReading): ClauseWarning[] {
  const found = rules.flatMap(({ kind, only, holds }): ClauseWarning[] => {
    if (only && only !== paper.kind) return [];
    const clause = paper.clauses.find(({ text }) => holds(text));
    return clause ? [{ kind, clause }] : [];
  });
  return [...depositWarning(paper), ...found];
}

function depositWarning({ kind, clauses }: PaperReading): ClauseWarning[] {
  if (kind !== 'rent agreement') return [];
  const clause = clauses.find(
    ({ text }) => /\b(?:security )?deposit\b|\badvance\b/i.test(text) && sumsIn(text).length > 0,
  );
  const rent = monthlyRent(clauses);
  const deposit = clause ? depositIn(clause.text) : undefined;
  if (!clause || !rent || !deposit || deposit <= rent * depositMonths) return [];
  return [{ kind: 'deposit above the cap', clause, months: Math.round((deposit / rent) * 10) / 10 }];
}

const rentSentence = /\b(?:monthly rent|rent (?:of|is|shall be|at)|licen[cs]e fee|per month|every month|a month)\b/i;

function monthlyRent(clauses: readonly Clause[]): number | undefined {
  const clause = clauses.find(
    ({ text }) => rentSentence.test(text) && /rent|fee/i.test(text) && sumsIn(text).length > 0,
  );
  if (!clause) return undefined;
  const from = clause.text.search(rentSentence);
  return nearestSum(clause.text, from);
}

const depositIn = (text: string): number | undefined => nearestSum(text, text.search(/deposit|advance/i));

/** The sum after a word, else the first before it. */
function nearestSum(text: string, from: number): number | undefined {
  return sumsIn(text.slice(Math.max(0, from)))[0] ?? sumsIn(text)[0];
}
