import type { Text } from '../core/text';

/** A period of the law of limitation. One of the three lengths is given. */
export interface Matter {
  readonly value: string;
  readonly label: Text;
  /** `duty` must be done by the last day and `wait` can be done only after it; neither is filed with a court in limitation. */
  readonly kind: 'suit' | 'appeal' | 'application' | 'complaint' | 'execution' | 'duty' | 'wait';
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
  /** The provision that gives the period, by its id in the knowledge base. */
  readonly law: string;
}

/** An article of the Schedule of the Limitation Act, 1963, by its id. */
export const article = (number: number) => `limitation-act-article-${number}`;
