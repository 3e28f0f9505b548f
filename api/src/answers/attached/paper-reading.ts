import { amountsIn } from '../read/amounts';
import type { AttachedFile } from '../find/attachments';
import { clausesOf, sentencesOf, type Clause } from './clauses';
import { filePages } from './file-pages';
import { paperKind, type PaperKind } from './paper-kinds';

/** A sentence of a paper, with the place where it stands. */
export interface Quoted {
  readonly text: string;
  readonly clause: string;
  readonly page: number | null;
}

/** Somebody whom a paper binds. */
export interface Party {
  readonly name: string;
  /** As the paper calls them ("Tenant"); '' where it does not. */
  readonly role: string;
}

/** What was found in a paper, without any language model. */
export interface PaperReading {
  /** By which its pages are cited. */
  readonly file?: string;
  readonly name: string;
  readonly kind: PaperKind;
  readonly pages: number;
  readonly parties: readonly Party[];
  /** Sentences that name a sum. */
  readonly amounts: readonly Quoted[];
  /** Sentences that name a day. */
  readonly dates: readonly Quoted[];
  /** What somebody must pay or do. */
  readonly duties: readonly Quoted[];
  readonly clauses: readonly Clause[];
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const dated = new RegExp(
  String.raw`\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:day of\s+)?${month},?\s+\d{4}\b|\b${month}\s+\d{1,2},?\s+\d{4}\b`,
  'iu',
);
const duty =
  /\b(?:shall|must|agrees? to|undertakes? to|is liable to|has to|will)\s+(?:be\s+)?(?:pay|paid|return|refund|vacate|hand over|give|deliver|serve|deposit|repay|submit|maintain)\b/i;
const wholeText = 60_000;

/** Reads an attached file: its kind, parts, people, days, sums and duties, each with its page. */
export function readPaper({ id, name, text }: AttachedFile): PaperReading {
  const pages = filePages(text.slice(0, wholeText));
  const clauses = clausesOf(pages);
  const quoted = clauses.flatMap((clause) =>
    sentencesOf(clause).map((sentence): Quoted => ({ text: sentence, clause: clause.number, page: clause.page })),
  );
  const withMoney = quoted.filter(({ text: sentence }) => sumsIn(sentence).length > 0);
  return {
    ...(id && { file: id }),
    name,
    kind: paperKind(text),
    pages: pages.length,
    parties: partiesOf(text.slice(0, wholeText)),
    amounts: withMoney,
    dates: quoted.filter(({ text: sentence }) => dated.test(sentence)),
    duties: quoted.filter(({ text: sentence }) => duty.test(sentence)),
    clauses,
  };
}

/** The sums that a sentence of a paper names, in rupees. */
export const sumsIn = (sentence: string): number[] =>
  amountsIn(sentence.replace(/\s+/g, ' ').slice(0, 2_000)).map(({ paise }) => paise / 100);

const roles =
  'landlord|lessor|licensor|owner|tenant|lessee|licensee|employer|employee|company|seller|vendor|buyer|purchaser|lender|borrower|complainant|accused|plaintiff|defendant|petitioner|respondent|testator|executor';
const labelled = new RegExp(String.raw`^[ \t]*(${roles})[ \t]*[:\-–][ \t]*(.{3,90}?)[ \t]*$`, 'gimu');
const called = new RegExp(
  String.raw`(?:between|and|by|,)\s+((?:m/s\.?\s+|mr\.?\s+|mrs\.?\s+|ms\.?\s+|smt\.?\s+|shri\.?\s+)?[\p{Lu}][\p{L}.&' ]{2,70}?)(?:,[^()]{0,260}?)?\s*\(?\s*here(?:in|after)[^"“()]{0,70}["“'](?:the\s+)?([\p{L} /]{3,30})["”']`,
  'giu',
);

function partiesOf(text: string): Party[] {
  const flat = text.replace(/\s+/g, ' ');
  const found = [
    ...[...text.matchAll(labelled)].map(([, role = '', name = '']) => ({ name, role })),
    ...[...flat.matchAll(called)].map(([, name = '', role = '']) => ({ name, role })),
  ].map(({ name, role }) => ({ name: name.trim(), role: role.trim().toLowerCase() }));
  return found.filter(({ role }, index) => found.findIndex((other) => other.role === role) === index).slice(0, 4);
}
