/** The languages in which every paper is written. */
export const paperLanguages = ['en', 'ta', 'hi', 'kn'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** A text in each of the languages. */
export type Words = Readonly<Record<PaperLanguage, string>>;

/** What a blank is, apart from its name. */
interface Blank {
  /** As it stands in the text: `{{id}}`. */
  readonly id: string;
  /** `long` is a paragraph, `date` an ISO date, `amount` rupees. */
  readonly kind: 'text' | 'long' | 'date' | 'amount';
  /** A fact that a conversation may have told, which then fills it. */
  readonly from?:
    | 'amount'
    | 'date'
    | 'deposit'
    | 'months'
    | 'other side'
    | 'old name'
    | 'new name'
    | 'home'
    | 'dues'
    | 'income'
    | 'story'
    | 'span'
    | 'cheque number'
    | 'bank'
    | 'station'
    | 'owner'
    | 'tenant'
    | 'thing'
    | 'children';
  /** Words, as a regular expression, beside which the date stands that belongs here. */
  readonly near?: string;
}

/** What a paper is, whatever the language in which it is written. */
interface PaperKind {
  /** Kebab case; the last part of its address. */
  readonly id: string;
  /** Words by which it is asked for, in Latin letters, lower case. */
  readonly asks: readonly string[];
  /** Ids of guides and provisions for which it is what to write. */
  readonly subjects: readonly string[];
  /** Ids of the provisions that it rests on, the main one first. */
  readonly law: readonly string[];
}

/** The words of a paper in one language. */
interface PaperWords {
  readonly title: string;
  /** For whom it is, in a sentence. */
  readonly about: string;
  /** Paragraphs, divided by empty lines; `{{id}}` is a blank. */
  readonly body: string;
  readonly enclosures: readonly string[];
  /** Where and how it is handed in, with the fee and the number of copies. */
  readonly file: string;
  /** What to check before signing, and what a lawyer would add. */
  readonly check: readonly string[];
}

/** A blank as it is named in English. */
export interface EnglishField extends Blank {
  readonly label: string;
}

/** A paper as it is first written: what it is, and its English. */
export interface EnglishPaper extends PaperKind, PaperWords {
  readonly fields: readonly EnglishField[];
}

/** A paper in another language: as many enclosures and checks as in English, in the same order. */
export interface TranslatedPaper extends PaperWords {
  /** Names of the blanks by id; those that stand in nearly every paper are named once for all. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The papers of a language by id, and the names of the blanks that stand in nearly every one. */
export interface Translation {
  readonly common: Readonly<Record<string, string>>;
  readonly papers: Readonly<Record<string, TranslatedPaper>>;
}

/** A blank of a paper. */
export interface PaperField extends Blank {
  readonly label: Words;
}

/** A paper to sign: a template with its blanks, the law that it rests on, and what to do with it. */
export interface Paper extends PaperKind {
  readonly title: Words;
  readonly about: Words;
  readonly fields: readonly PaperField[];
  readonly body: Words;
  readonly enclosures: readonly Words[];
  readonly file: Words;
  readonly check: readonly Words[];
}

/** What somebody filled in, by field. */
export type PaperValues = Readonly<Record<string, string>>;
