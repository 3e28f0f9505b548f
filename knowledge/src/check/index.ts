import type { LoadedKnowledge } from '../load';
import type { Problem } from '../problem';
import { askedAsUnique } from './asked-as';
import { citationsSayTheirNumber } from './citation-words';
import { citationsResolve } from './citations';
import type { Check, CheckContext } from './context';
import { correspondencesHold } from './correspondences';
import { currentLaw } from './current-law';
import { entriesOf } from './entries';
import { firstSchedule } from './first-schedule';
import { guidesThorough } from './guides';
import { languagesComplete } from './languages';
import { notesHold } from './notes';
import { officialTexts } from './official';
import { officialFigures } from './official-figures';
import { nothingOverdue } from './overdue';
import { realSections } from './real-sections';
import { shortAnswerFigures } from './short-answer-figures';
import { shortAnswersHold } from './short-answers';
import { shortAnswerTranslationsHold } from './short-answer-translations';
import { statusesExplained } from './statuses';
import { summariesStandAlone } from './summaries';
import { uniqueIds } from './unique-ids';
import { verifiedSince } from './verified';

const checks: Check[] = [
  uniqueIds,
  citationsResolve,
  citationsSayTheirNumber,
  currentLaw,
  realSections,
  correspondencesHold,
  askedAsUnique,
  statusesExplained,
  notesHold,
  shortAnswersHold,
  shortAnswerTranslationsHold,
  officialTexts,
  officialFigures,
  firstSchedule,
];
const checksOfTheDay = [verifiedSince, nothingOverdue];
const depthChecks: Check[] = [languagesComplete, summariesStandAlone, guidesThorough, shortAnswerFigures];

/**
 * Everything that is wrong in what the records say, each with its file and line.
 * @param today ISO date; law that begins later is still ahead
 */
export function checkKnowledge(loaded: LoadedKnowledge, today: string): Problem[] {
  const context = contextOf(loaded);
  return [...run(checks, context), ...checksOfTheDay.flatMap((check) => check(context, today))];
}

/** Records that are right but say too little yet, or not in every language: to be written out next. */
export const checkDepth = (loaded: LoadedKnowledge): Problem[] => run(depthChecks, contextOf(loaded));

const run = (list: readonly Check[], context: CheckContext): Problem[] => list.flatMap((check) => check(context));

function contextOf(loaded: LoadedKnowledge): CheckContext {
  const entries = entriesOf(loaded);
  return { loaded, entries, byId: new Map([...entries].reverse().map((entry) => [entry.id, entry])) };
}
