import { asksInIndia } from './asks-in-india';
import type { Paper, PaperField, PaperValues } from './paper';

/** What a conversation told, as far as a blank can be filled from it. */
export interface ToldFacts {
  /** Rupees, the largest first. */
  readonly amounts: readonly number[];
  /** ISO dates, the latest first. */
  readonly dates: readonly string[];
  readonly today: string;
  /** Rupees that were named as a deposit. */
  readonly deposit?: number;
  /** A length in months, and whether the amount is one of each of them. */
  readonly months?: number;
  readonly isEach?: boolean;
  /** Who is written to or complained of. */
  readonly otherSide?: string;
  readonly oldName?: string;
  readonly newName?: string;
  /** The home or other place that it is about, as it was named. */
  readonly home?: string;
  /** What an employer owes, named. */
  readonly dues?: string;
  /** Rupees that somebody earns in a month. */
  readonly income?: number;
  /** What happened, in the words in which it was told. */
  readonly story?: string;
  /** A length of time as it was told: "60 days". */
  readonly span?: string;
  readonly chequeNumber?: string;
  readonly bank?: string;
  /** A police station by its name. */
  readonly station?: string;
  readonly owner?: string;
  readonly tenant?: string;
  /** What was said of children. */
  readonly children?: string;
  /** What was bought. */
  readonly thing?: string;
  /** By date, the words around it. */
  readonly around?: Readonly<Record<string, string>>;
}

/**
 * The paper that a request means: by the words of the request first, then by what the conversation is about.
 * @param text what was asked, in Latin letters where it can be
 * @param about ids of the guides and provisions of the conversation, the main one first
 */
export function choosePaper(papers: readonly Paper[], text: string, about: readonly string[]): Paper | undefined {
  const words = ` ${plain(text).replace(/[^\p{L}\p{M}\p{N}()]+/gu, ' ')} `;
  const scored = papers.map((paper) => ({ paper, score: named(paper, words) + subject(paper, about) }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first), {
    paper: undefined,
    score: 0,
  } as {
    paper: Paper | undefined;
    score: number;
  });
  return best.paper;
}

/** One spelling for letters that can be written in several ways. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]|(?<=[\p{L}\p{M}])\.(?=\p{L})/gu, '')
    .toLowerCase();

const WORD = 8;
/** A word that names a paper says more than what a conversation is about. */
const CLEAR = 5;
/** Single words that many papers may hold. */
const vague: ReadonlySet<string> = new Set([
  'notice',
  'loan',
  'refund',
  'will',
  'deposit',
  'possession',
  'advance back',
]);

/** The longest way of asking that the request holds: what is said in several words says more than what is said in one. */
function named({ id, asks }: Paper, words: string): number {
  const said = [
    ...asks.filter((ask) => words.includes(` ${ask} `)),
    // Words of Indian languages take endings.
    ...plain(asksInIndia[id] ?? '')
      .split('|')
      .filter((ask) => ask && words.includes(` ${ask}`)),
  ];
  return Math.max(
    0,
    ...said.map((ask) => ask.split(' ').length * WORD + ask.length / WORD + (vague.has(ask) ? 0 : CLEAR)),
  );
}

const FIRST_SUBJECT = 12;

/** Earlier subjects weigh more: the main one as much as a name of two words. */
function subject({ subjects }: Paper, about: readonly string[]): number {
  const place = about.findIndex((id) => subjects.includes(id));
  return place < 0 ? 0 : FIRST_SUBJECT / (place + 1);
}

/** Fills blanks from what was told; a blank that two facts would fit gets the first one. */
export function valuesFrom(paper: Paper, told: ToldFacts): PaperValues {
  const sums = has(paper, 'income') ? told.amounts.filter((amount) => amount !== told.income) : told.amounts;
  const amounts = sums.map((amount) => (told.isEach && !has(paper, 'months') ? amount * (told.months ?? 1) : amount));
  const left = { amount: told.deposit === undefined || has(paper, 'deposit') ? amounts : [told.deposit, ...amounts] };
  const values: Record<string, string> = { today: told.today, ...datesBeside(paper, told) };
  const dates = told.dates.filter((iso) => !Object.values(values).includes(iso) || iso === told.today);
  for (const { id, from } of paper.fields) {
    if (!from || values[id] !== undefined) continue;
    const value = valueOf(from, { ...told, amounts: left.amount, dates });
    if (value !== undefined) values[id] = String(value);
  }
  return values;
}

/** Dates whose words say to which blank they belong. */
function datesBeside({ fields }: Paper, { dates, around = {} }: ToldFacts): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const { id, kind, near } of fields) {
    if (kind !== 'date' || !near) continue;
    const words = new RegExp(near, 'iu');
    const iso = dates.find((one) => !Object.values(taken).includes(one) && words.test(around[one] ?? ''));
    if (iso !== undefined) taken[id] = iso;
  }
  return taken;
}

const has = ({ fields }: Paper, kind: PaperField['from']): boolean => fields.some(({ from }) => from === kind);

/** The fact of a kind; an amount or a date is taken away with it, so that it is not told twice. */
function valueOf(
  from: NonNullable<PaperField['from']>,
  { amounts, dates, ...told }: Omit<ToldFacts, 'amounts' | 'dates'> & { amounts: number[]; dates: string[] },
): string | number | undefined {
  switch (from) {
    case 'amount':
      return amounts.shift();
    case 'date':
      return dates.shift();
    case 'deposit':
      return told.deposit;
    case 'months':
      return told.months;
    case 'other side':
      return told.otherSide;
    case 'old name':
      return told.oldName;
    case 'new name':
      return told.newName;
    case 'home':
      return told.home;
    case 'dues':
      return told.dues;
    case 'income':
      return told.income;
    case 'story':
      return told.story;
    case 'span':
      return told.span;
    case 'cheque number':
      return told.chequeNumber;
    case 'bank':
      return told.bank;
    case 'station':
      return told.station;
    case 'owner':
      return told.owner;
    case 'tenant':
      return told.tenant;
    case 'children':
      return told.children;
    case 'thing':
      return told.thing;
  }
}
