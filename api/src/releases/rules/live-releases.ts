/** Something that was done with the releases of a remote. The list of these is only ever added to. */
export interface ReleaseEvent {
  readonly remote: string;
  /** `rollback` goes back to `id`; `canary` gives `id` to `percent` of the visitors, 0 ends it; `promote` gives it to all. */
  readonly action: 'publish' | 'rollback' | 'canary' | 'promote';
  readonly id: string;
  /** Of a canary alone: whole percent of visitors, 0 to 100. */
  readonly percent?: number | undefined;
  /** Who did it: a name of the person or of the watch over canaries. */
  readonly by: string;
  /** The address that it was done from, where it was done in a browser. */
  readonly address?: string | undefined;
  /** ISO date and time. */
  readonly at: string;
  readonly why?: string | undefined;
}

/** What visitors get of one remote. */
export interface LiveRelease {
  readonly current: string;
  /** Ids that were current before, the last one first, without repetition and without the current one. */
  readonly before: readonly string[];
  readonly canary: { readonly id: string; readonly percent: number } | null;
}

/** The state that a list of events, oldest first, leads to; a remote that was never published is not in it. */
export function liveReleases(events: readonly ReleaseEvent[]): ReadonlyMap<string, LiveRelease> {
  const live = new Map<string, LiveRelease>();
  for (const { event, after } of releaseSteps(events)) if (after) live.set(event.remote, after);
  return live;
}

/** One event with what visitors got of its remote before and after it. */
export interface ReleaseStep {
  readonly event: ReleaseEvent;
  readonly before: LiveRelease | undefined;
  readonly after: LiveRelease | undefined;
}

/** What each event, oldest first, changed. */
export function releaseSteps(events: readonly ReleaseEvent[]): ReleaseStep[] {
  const live = new Map<string, LiveRelease>();
  return events.map((event) => {
    const before = live.get(event.remote);
    const after = following(before, event);
    if (after) live.set(event.remote, after);
    return { event, before, after };
  });
}

function following(now: LiveRelease | undefined, { action, id, percent = 0 }: ReleaseEvent): LiveRelease | undefined {
  if (action === 'canary') return now && { ...now, canary: percent > 0 ? { id, percent } : null };
  const before = now && now.current !== id ? [now.current, ...now.before] : (now?.before ?? []);
  return { current: id, before: [...new Set(before)].filter((earlier) => earlier !== id), canary: null };
}

/** Until when visitors got each release that they no longer get. @returns ISO date and time by id */
export function servedUntil(events: readonly ReleaseEvent[]): ReadonlyMap<string, string> {
  const until = new Map<string, string>();
  for (const { event, before } of releaseSteps(events))
    for (const id of [before?.current, before?.canary?.id]) if (id) until.set(id, event.at);
  return until;
}

/**
 * The release that a visitor gets.
 * @param bucket the visitor's place from 0 to 99, the same on every visit
 */
export function releaseFor({ current, canary }: LiveRelease, bucket: number): string {
  return canary && bucket < canary.percent ? canary.id : current;
}

/** Loads of a release and how many of them failed, in one span of time. */
export interface LoadCount {
  readonly loads: number;
  readonly failures: number;
}

/** So many loads of a canary are needed before it is judged. */
const ENOUGH_LOADS = 20;
const ENOUGH_FAILURES = 3;
/** A canary may fail by so much more of its loads than the current release. */
const TOLERANCE = 0.05;

/** Whether a canary errs more than the release that it is to replace, and must go. */
export function errsMore(canary: LoadCount, current: LoadCount): boolean {
  if (canary.loads < ENOUGH_LOADS || canary.failures < ENOUGH_FAILURES) return false;
  const usual = current.loads > 0 ? current.failures / current.loads : 0;
  return canary.failures / canary.loads > usual + TOLERANCE;
}
