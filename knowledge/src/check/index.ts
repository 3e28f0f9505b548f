import type { LoadedKnowledge } from '../load'
import type { Problem } from '../problem'
import { askedAsUnique } from './asked-as'
import { citationsSayTheirNumber } from './citation-words'
import { citationsResolve } from './citations'
import type { Check } from './context'
import { correspondencesHold } from './correspondences'
import { currentLaw } from './current-law'
import { entriesOf } from './entries'
import { guidesThorough } from './guides'
import { languagesComplete } from './languages'
import { realSections } from './real-sections'
import { statusesExplained } from './statuses'
import { summariesStandAlone } from './summaries'
import { uniqueIds } from './unique-ids'

const checks: Check[] = [uniqueIds, citationsResolve, citationsSayTheirNumber, currentLaw, realSections, correspondencesHold, askedAsUnique, statusesExplained]
const depthChecks: Check[] = [languagesComplete, summariesStandAlone, guidesThorough]

/** Everything that is wrong in what the records say, each with its file and line. */
export const checkKnowledge = (loaded: LoadedKnowledge): Problem[] => run(checks, loaded)

/** Records that are right but say too little yet, or not in every language: to be written out next. */
export const checkDepth = (loaded: LoadedKnowledge): Problem[] => run(depthChecks, loaded)

function run(list: readonly Check[], loaded: LoadedKnowledge): Problem[] {
  const entries = entriesOf(loaded)
  const byId = new Map([...entries].reverse().map((entry) => [entry.id, entry]))
  return list.flatMap((check) => check({ loaded, entries, byId }))
}
