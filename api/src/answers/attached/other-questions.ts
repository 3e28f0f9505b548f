import type { Composition } from '../write/draft';
import { paperWords } from './paper-words';

/** What else may be asked of one's own papers: not again what was just asked. */
export const otherQuestions = ({ language, understanding }: Composition): readonly string[] =>
  paperWords[language].ask.filter((question) => question !== understanding.question.trim());
