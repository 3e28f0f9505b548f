import type { FactName } from 'knowledge';

/** Where an answer names a provision: already a citation in double brackets. */
export type Cited = string;

/** All words of an answer that do not come from the knowledge base, in one language. */
export interface Phrases {
  readonly headings: {
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
  /** Any other fact: "Time limit: …". */
  fact(name: string, value: string, law: Cited): string;
  noSuchFact(name: string, law: Cited): string;
  wasAbout(law: Cited, title: string): string;
  repealed(act: string, date: string): string;
  nowApplies(laws: string): string;
  replaced(laws: string): string;
  oldStillFor(law: Cited): string;
  beforeThen(laws: string): string;
  becauseBefore(laws: string): string;
  noSuccessor(law: Cited): string;
  isNew(law: Cited): string;
  status: Readonly<Record<'repealed' | 'omitted' | 'struck down' | 'not in force', string>>;
  missingSection(number: string, act: string, range: string): string;
  missingArticle(number: string, act: string, range: string): string;
  notWritten(number: string, act: string, url: string): string;
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
  wrongdoing: string;
  greeting(product: string): string;
  aboutUs(product: string): string;
  danger: Readonly<Record<'suicide' | 'violence' | 'child' | 'cyber fraud' | 'general', string>>;
  held(name: Cited, court: string, year: number): string;
  overruled: string;
  modified: string;
  englishOnly: string;
  fromDocument(name: Cited): string;
  page(number: number): string;
  otherSenses: string;
  modelDown: string;
  suggestions: Readonly<Partial<Record<FactName, string>>>;
}
