import type { CompiledRecord } from 'knowledge';
import type { Found } from '../find/find';
import { DOUBT } from '../ranking';
import type { Plan, RecordPlan } from './plan';
import { sameSubject } from './same-subject';

/**
 * Asks back where it is not clear which of several subjects is meant: a wrong subject said with confidence is worse than a question.
 * In a conversation the earlier questions say what is meant.
 */
export function orAskBack(found: Found, plan: RecordPlan): Plan {
  const inConversation = found.before.length > 0 || found.understanding.goesOn;
  if (inConversation || certainty(found, plan.record) >= DOUBT.enough) return plan;
  const choices = choicesOf(found, plan.record);
  return choices.length >= 2 ? { kind: 'question back', choices } : plan;
}

/** Who tells of a matter of law of their own that nothing answers with certainty is asked which of the nearest is meant, rather than sent away. */
export function askBack(found: Found): Plan | undefined {
  const [best] = found.retrieved.ranked;
  const lead = best && best.score >= DOUBT.worthAsking ? found.records.get(best.id) : undefined;
  const { namesMatter, firstPerson } = found.understanding;
  const choices = lead && namesMatter && firstPerson ? choicesOf(found, lead) : [];
  return choices.length > 0 ? { kind: 'question back', choices } : undefined;
}

/** How certain it is that a record is what was asked for, as log odds. */
export function certainty(found: Found, lead: CompiledRecord): number {
  const { score, rival, likeness, sound, likely } = doubtSignals(found, lead);
  const { weight } = DOUBT;
  return (
    weight.always +
    weight.score * score +
    weight.rival * rival +
    weight.likeness * likeness +
    weight.sound * sound +
    weight.likely * likely
  );
}

/** What tells whether the lead is what was asked for; the fitter learns from the same. */
export function doubtSignals({ retrieved, records }: Found, lead: CompiledRecord) {
  const own = retrieved.ranked.find(({ id }) => id === lead.id);
  const rival = retrieved.ranked.find(({ id }) => {
    const record = records.get(id);
    return record !== undefined && !sameSubject(lead, record);
  });
  const score = own?.score ?? 0;
  return {
    score,
    /** How near the best record on another subject comes. */
    rival: score === 0 ? DOUBT.noLead : (rival?.score ?? 0) / score,
    likeness: own?.likeness ?? 0,
    sound: retrieved.sound,
    likely: Math.log(retrieved.likely + 1e-6),
  };
}

/** The lead and the best records on other subjects that come near. */
function choicesOf({ retrieved, records }: Found, lead: CompiledRecord): CompiledRecord[] {
  const [best] = retrieved.ranked;
  const choices = [lead];
  for (const { id, score, kind } of retrieved.ranked) {
    const record = records.get(id);
    if (choices.length >= DOUBT.choices || score < (best?.score ?? 0) * DOUBT.near) break;
    if (record && kind !== 'act' && !choices.some((choice) => sameSubject(choice, record))) choices.push(record);
  }
  return choices;
}
