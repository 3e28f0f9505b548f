/** One word of a question with all the terms by which it is looked for. */
export interface QueryWord {
  readonly word: string;
  /** Searched term to how well it stands for the word, 0 to 1. */
  readonly terms: Map<string, number>;
  /** Words of the knowledge base that it may be a misspelling of, the likeliest first. */
  candidates?: readonly string[];
  /** The word that it was taken for. */
  repaired?: string;
  /** The knowledge base knows it in no form. */
  unknown?: boolean;
  /** How much it counts, 0 to 1; 1 where left out. */
  readonly weight?: number;
  /** It stands for what is meant and is not a word of the question itself. */
  readonly implied?: boolean;
}

/** A question as it is searched. */
export interface SearchQuery {
  readonly words: readonly QueryWord[];
  /** Provisions that the glossary connects with a word of the question. */
  readonly glossaryLaw: readonly string[];
  /** Ids of the glossary's terms that the question holds. */
  readonly glossaryTerms: readonly string[];
}
