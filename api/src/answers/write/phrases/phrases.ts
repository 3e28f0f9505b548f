import type { FactName } from 'knowledge';

/** Where an answer names a provision: already a citation in double brackets. */
export type Cited = string;

/** All words of an answer that do not come from the knowledge base, in one language. */
export interface Phrases {
  readonly headings: {
    readonly brief: string;
    readonly law: string;
    readonly steps: string;
    readonly timeLimits: string;
    readonly where: string;
    readonly documents: string;
    readonly cost: string;
    readonly avoid: string;
    readonly lawyer: string;
    readonly helplines: string;
    readonly cases: string;
    readonly also: string;
    readonly comparison: string;
    readonly text: string;
  };
  readonly facts: Readonly<Record<FactName, string>>;
  readonly section: string;
  readonly article: string;
  readonly yes: string;
  readonly no: string;
  punishment(law: Cited, punishment: string): string;
  bailable(law: Cited): string;
  notBailable(law: Cited): string;
  cognizable(law: Cited): string;
  notCognizable(law: Cited): string;
  compoundable(law: Cited): string;
  notCompoundable(law: Cited): string;
  /** Any other fact: "Within 30 days (Section …).". */
  fact(value: string, law: Cited): string;
  wasAbout(law: Cited, title: string): string;
  repealed(act: string, date: string): string;
  nowApplies(laws: string): string;
  replaced(laws: string): string;
  oldStillFor(law: Cited): string;
  beforeThen(laws: string): string;
  /** For procedure and evidence: the day of the offence decides nothing there. */
  pendingThen(laws: string): string;
  pendingThere(law: Cited): string;
  wasBefore(law: Cited, laws: string): string;
  becauseBefore(laws: string): string;
  noSuccessor(law: Cited): string;
  isNew(law: Cited): string;
  status: Readonly<Record<'repealed' | 'omitted' | 'struck down' | 'not in force', string>>;
  missingSection(number: string, act: string, range: string): string;
  missingArticle(number: string, act: string, range: string): string;
  notWritten(number: string, act: string, url: string): string;
  /** What is known of an Act by name alone; `number`, `since` and `range` are '' where they are not known. */
  nameOnly(act: string, number: string, since: string, range: string, url: string): string;
  severalActs(number: string): string;
  assumedAct(act: string): string;
  unknownCase(name: string): string;
  unknownAct(name: string): string;
  localAct(name: string): string;
  unknown: string;
  canAnswer: string;
  freeAid: string;
  foreign: string;
  offTopic: string;
  greeting(product: string): string;
  aboutUs(product: string): string;
  thanks: string;
  bye: string;
  held(name: Cited, court: string, year: number): string;
  /** What leads each part of a decision's story. */
  brief: { facts: string; question: string; matters: string };
  overruled: string;
  modified: string;
  englishOnly: string;
  /** What is different from a day that is still to come; what nobody has seen in the Gazette is told as a report. */
  ahead(date: string, what: string, seen: boolean): string;
  /** The name of the text against which a record was held. */
  checkedAgainst: string;
  fromDocument(name: Cited): string;
  page(number: number): string;
  severalMatters: string;
  whichOne: string;
  noneOfThese: string;
  otherSenses: string;
  withoutModel: Readonly<Record<'down' | 'unreliable', string>>;
  suggestions: Readonly<Partial<Record<FactName, string>>>;
  /** Around a draft to sign. */
  readonly paper: Readonly<Record<'intro' | 'check' | 'where' | 'enclosures' | 'fillIn', string>>;
}
