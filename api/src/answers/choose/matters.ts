import type { CompiledRecord } from 'knowledge';
import type { Found, Matter } from '../find/find';
import { MATTER, SHORT } from '../ranking';
import { onlyRecord, type MattersPlan, type Plan, type RecordPlan } from './plan';
import { lawOf, sameSubject } from './same-subject';
import { shortAnswersOf } from './short-answers';
import { turned } from './turning-facts';

/**
 * A part for each matter of a story, the most urgent first; the plan as it is where the story has one matter only.
 * @param whole what the story as a whole leads to
 */
export function withMatters(found: Found, whole: Plan | undefined): Plan | undefined {
  if (found.matters.length === 0) return whole;
  const parts = found.matters.flatMap((matter) => plansOf(found, matter));
  const all = [...(whole?.kind === 'record' ? [whole] : []), ...parts];
  const distinct = all.reduce<RecordPlan[]>((so, plan) => {
    const at = so.findIndex(({ record }) => sameMatter(record, plan.record));
    if (at < 0) return [...so, plan];
    // A situation tells what to do; a provision on the same says less.
    return so[at]?.record.kind === 'provision' && plan.record.kind === 'guide' ? so.with(at, plan) : so;
  }, []);
  if (distinct.length < 2) return whole ?? distinct[0];
  const ordered = [...distinct].sort((a, b) => urgencyOf(b.record) - urgencyOf(a.record));
  return { kind: 'matters', parts: ordered.slice(0, MATTER.most) } satisfies MattersPlan;
}

/**
 * What a part of a story is about: what its own words lead to, the more so where the story as a whole comes near to it too; a second situation
 * beside it where both do.
 */
function plansOf(found: Found, { understanding, retrieved }: Matter): RecordPlan[] {
  const [top] = found.retrieved.ranked;
  const inStory = new Map(found.retrieved.ranked.map(({ id, score }) => [id, score / (top?.score ?? 1)]));
  const candidates = retrieved.ranked
    .filter(({ kind, score }) => (kind === 'guide' || kind === 'provision') && score >= MATTER.score)
    .flatMap(({ id, score }) => {
      const record = found.records.get(id);
      const near = inStory.get(id) ?? 0;
      return record ? [{ record, near, value: score + MATTER.story * near }] : [];
    })
    .sort((a, b) => b.value - a.value);
  const [best] = candidates;
  if (!best || best.value < MATTER.enough) return [];
  const second = candidates.find(
    ({ record, near, value }) =>
      record.kind === 'guide' &&
      value >= MATTER.second * best.value &&
      near >= MATTER.near &&
      !sameMatter(record, best.record),
  );
  const own: Found = { ...found, understanding, retrieved };
  return [best, ...(second ? [second] : [])].map(({ record }) => {
    const lead = turned(own, record);
    const [fit] = shortAnswersOf(own, [lead]);
    return { ...onlyRecord(lead), ...(fit && fit.fit >= SHORT.lifts && { short: fit.answer }) };
  });
}

/** Of the law of two guides so much is shared where they tell the same; many situations begin with the same provision. */
const NEARLY_ALL = 0.9;

/** Two guides tell the same where they share nearly all of their law; other records where they rest on the same first provision, or one names the other. */
function sameMatter(a: CompiledRecord, b: CompiledRecord): boolean {
  if (a.id === b.id) return true;
  const [ours, theirs] = [lawOf(a), lawOf(b)];
  if (a.kind === 'guide' && b.kind === 'guide')
    return ours.filter((id) => theirs.includes(id)).length > NEARLY_ALL * Math.min(ours.length, theirs.length);
  return (ours[0] !== undefined && ours[0] === theirs[0]) || sameSubject(a, b);
}

/** Acts whose law protects life, body and liberty: what rests on them comes before money and papers. */
const URGENT: Readonly<Record<string, number>> = {
  'pocso-act': 3,
  'dv-act': 3,
  bns: 2,
  bnss: 2,
  'posh-act': 2,
  'dowry-act': 2,
  'pc-act': 1,
  'ni-act': 1,
};

function urgencyOf(record: CompiledRecord): number {
  if (record.kind === 'guide' && record.danger) return URGENT_GUIDE;
  const [main = ''] = lawOf(record);
  return URGENT[main.replace(/-[^-]+$/u, '')] ?? 0;
}

const URGENT_GUIDE = 4;
