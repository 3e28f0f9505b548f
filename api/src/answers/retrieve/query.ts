/** One word of a question with all the terms by which it is looked for. */
export interface QueryWord {
  readonly word: string;
  /** Searched term to how well it stands for the word, 0 to 1. */
  readonly terms: Map<string, number>;
  /** The word was repaired, for it is not in the knowledge base as it was written. */
  repaired?: string;
  /** The knowledge base knows it in no form. */
  unknown?: boolean;
  /** It stands for a turn of speech and is not a word of the question itself. */
  readonly implied?: boolean;
}

/** A question as it is searched. */
export interface SearchQuery {
  readonly words: readonly QueryWord[];
  /** The legal words of each turn of speech in the question. */
  readonly phrases: readonly (readonly string[])[];
  /** Provisions that the glossary connects with a word of the question. */
  readonly glossaryLaw: readonly string[];
  /** Ids of the glossary's terms that the question holds. */
  readonly glossaryTerms: readonly string[];
}
