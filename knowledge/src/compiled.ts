import type { Act } from './schema/act';
import type { Case } from './schema/case';
import type { Language } from './schema/common';
import type { Correspondence, CorrespondencePair } from './schema/correspondence';
import type { DirectoryEntry } from './schema/directory';
import type { Guide, GuideText } from './schema/guide';
import type { Facts } from './schema/provision';
import type { Conditions, GuidePart } from './schema/short-answer';
import type { Term } from './schema/term';

export type ProvisionStatus = 'in force' | 'repealed' | 'omitted' | 'struck down' | 'not in force';

/** A text in English, and in the languages into which it is put. */
export type LocalText = { en: string } & Partial<Record<Language, string>>;

/** A provision's text in one language. */
export interface ProvisionText {
  title: string;
  summary: string;
  facts: Facts;
  askedAs: string[];
}

/** A provision on the other side of a correspondence. */
export interface Counterpart {
  id: string;
  /** With its sub-section where the correspondence names one: "103(1)". */
  number: string;
  /** The sub-section of this provision that the pair is about, where it names one: "376(2)". */
  of?: string;
  kind?: CorrespondencePair['kind'];
  note?: LocalText;
}

/** What a correspondence says when there is no provision on the other side. */
export interface CorrespondenceNote {
  of: string;
  kind: 'omitted' | 'new';
  note?: LocalText;
}

interface Compiled {
  id: string;
  /** Changes exactly when anything else in the record does. */
  hash: string;
}

/** One question that people ask about a record, with the sentences that answer it. */
export interface CompiledShortAnswer {
  /** Unique within its record. */
  id: string;
  /** The ways in which people put the question, in all languages. */
  asks: string[];
  /** The facts for which it holds; where there are none it holds for everybody. */
  when?: Conditions;
  text: LocalText;
  /** Ids of the law on which it rests, the one a lawyer would name first at the head. */
  law: string[];
  /** The part of its guide in which the answer goes on. */
  more?: GuidePart;
}

interface Answering {
  /** What people ask about it most, each with its answer. */
  shortAnswers: CompiledShortAnswer[];
}

/** A change of the law on one day. */
export interface CompiledChange {
  /** ISO date. */
  date: string;
  what: LocalText;
  source: string;
  /** Whether the official text was seen. */
  seen: boolean;
}

interface Dated {
  /** ISO date on which the record was last held against its source; not there where that was never done. */
  verifiedOn?: string;
  source?: string;
  /** What changed it or will, in order of their days. */
  changes?: CompiledChange[];
  /** Two-letter codes of the States in which it is law; without it, all of India. */
  jurisdiction?: string[];
}

export interface CompiledProvision extends Compiled, Answering, Dated {
  kind: 'provision';
  /** The Act's slug. */
  act: string;
  actTitle: string;
  number: string;
  /** Position within the Act, from 0. */
  order: number;
  /** In English. */
  title: string;
  /** What a lawyer would write: "Section 138, Negotiable Instruments Act, 1881". */
  label: string;
  status: ProvisionStatus;
  statusNote?: LocalText;
  /** ISO date; only where the whole Act is repealed. */
  repealedOn?: string;
  predecessors: Counterpart[];
  successors: Counterpart[];
  correspondenceNotes: CorrespondenceNote[];
  url: string;
  text: { en: ProvisionText } & Partial<Record<Language, ProvisionText>>;
  languages: Language[];
  /** In English; the same as `text.en.facts`. */
  facts: Facts;
  /** In all languages together. */
  askedAs: string[];
  related: string[];
}

export interface CompiledGuide extends Compiled, Answering, Dated, Omit<Guide, Language | keyof Dated> {
  kind: 'guide';
  title: string;
  text: { en: GuideText } & Partial<Record<Language, GuideText>>;
  languages: Language[];
  askedAs: string[];
}

export interface CompiledCase extends Compiled, Answering, Case {
  kind: 'case';
  title: string;
  /** "D.K. Basu v. State of West Bengal, (1997) 1 SCC 416". */
  label: string;
  languages: Language[];
}

export interface CompiledTerm extends Compiled, Answering, Term {
  kind: 'term';
  title: string;
  languages: Language[];
}

export interface CompiledDirectoryEntry extends Compiled, DirectoryEntry {
  kind: 'directory';
  title: string;
}

/** An Act's own record carries the kind `act`; whether it is a code or the Constitution is `actKind`. */
export interface CompiledAct
  extends Compiled, Omit<Act, 'kind' | 'sections' | 'withoutRecord' | 'complete' | 'sourceUpTo'> {
  kind: 'act';
  actKind: Act['kind'];
  status: 'in force' | 'repealed';
  /** Every number that the Act really has, whether it has a record or not; empty where the list is not known. */
  numbers: string[];
  /** Whether nothing but its name, number, date and list of sections is known. */
  isNameOnly: boolean;
  /** Its number among the Acts of the year in which it was passed, where only its name is known: "13 of 2012". */
  number?: string;
}

export type CompiledRecord =
  CompiledAct | CompiledProvision | CompiledGuide | CompiledCase | CompiledTerm | CompiledDirectoryEntry;

/** The whole knowledge base, ready for the API. */
export interface CompiledKnowledge {
  /** Changes when any record does. */
  hash: string;
  /** All records, Acts first. Ids are unique across kinds. */
  records: CompiledRecord[];
  correspondences: Correspondence[];
}
