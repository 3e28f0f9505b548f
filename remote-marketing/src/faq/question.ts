import type { Block } from '../text/block';

export interface Question {
  /** The part of the address behind `#`; never changed once published. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
