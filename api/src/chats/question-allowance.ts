import type { Usage } from 'shared-contracts';
import type { Principal } from '../platform/principal/principal';

/** What a principal's plan includes. */
export interface Entitlements {
  /** Citation, bench, paragraphs and later treatment of cases. */
  readonly caseLawDetail: boolean;
  readonly pdfDownload: boolean;
  /** Answers are written first when many wait. */
  readonly priority: boolean;
}

/** A question that is being answered and counts already, so that parallel ones cannot pass the limit together. */
export interface TakenQuestion {
  readonly usage: Usage;
  readonly entitlements: Entitlements;
  /** An answer was given: notes how long question and answer were, in characters. */
  noteLength(characters: number): Promise<void>;
  /** No answer was given: the question does not count. */
  giveBack(): Promise<void>;
}

/** How much a principal may ask and attach today; days begin at midnight in India. */
export interface QuestionAllowance {
  /** @throws ProblemError 429 with `limit`, `used` and `resetsAt` when nothing is left today */
  takeQuestion(principal: Principal): Promise<TakenQuestion>;
  /** Counts one attached file. @throws ProblemError 429 as above */
  takeFile(principal: Principal): Promise<void>;
  usage(principal: Principal): Promise<Usage>;
  entitlements(principal: Principal): Promise<Entitlements>;
}
