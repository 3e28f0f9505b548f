import type { Found } from '../find/find';
import { helpFor, helpGuides } from '../triage/help';
import type { Danger } from '../triage/triage';
import { partyVerdict } from './conditions';
import { withMatters } from './matters';
import { onlyRecord, type MattersPlan, type Plan, type RecordPlan } from './plan';
import { fromSearch } from './search-lead';

/** Help first; then, where it serves the one who asks, the law on this danger. */
export function helpPlan(found: Found, danger: Danger): Plan {
  // Who tells a story and asks what to do is answered on the rest of it too.
  const asks = found.matters.length > 0 && found.understanding.facts.wanted.length > 0;
  return { kind: 'help', danger, law: helpFor(danger).law || asks ? lawOn(found, danger) : undefined };
}

/** The guide on this danger that fits the question best; where none is held, what the question leads to. */
function lawOn(found: Found, danger: Danger): RecordPlan | MattersPlan | undefined {
  const guides = helpGuides(danger);
  const suits = (id: string): boolean => partyVerdict(found.records.get(id), found.told) === 'holds';
  const ranked = found.retrieved.ranked.map(({ id }) => id).filter((id) => guides.includes(id) && suits(id));
  const [guide] = [...ranked, ...guides].flatMap((id) => found.records.get(id) ?? []);
  const law = withMatters(found, guide ? onlyRecord(guide) : fromSearch(found));
  return law?.kind === 'record' || law?.kind === 'matters' ? law : undefined;
}
