import type { Block } from '../text/block';

export interface Article {
  /** The last part of the article's address; never changed once published. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what the reader can do afterwards. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly articles: readonly Article[];
}
