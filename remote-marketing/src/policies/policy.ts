import type { Block } from '../text/block';

export interface PolicySection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface Policy {
  readonly title: string;
  /** The page in a few sentences, shown above the sections. */
  readonly inShort: readonly string[];
  /** Day of the last change of the text, `YYYY-MM-DD`. */
  readonly lastUpdated: string;
  readonly sections: readonly PolicySection[];
}
