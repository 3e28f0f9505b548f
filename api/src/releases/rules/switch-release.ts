import type { ReleaseSwitch } from 'shared-contracts/calls/admin/types';
import type { LiveRelease, ReleaseEvent } from './live-releases';

/**
 * What an administrator's switch adds to the list of events.
 * @param usable whether the files of a release are still there
 * @returns undefined where the switch does not fit what is live any more: somebody else was quicker
 */
export function switchOf(
  state: LiveRelease | undefined,
  { action, id }: ReleaseSwitch,
  usable: (id: string) => boolean,
): Pick<ReleaseEvent, 'action' | 'id' | 'percent'> | undefined {
  if (action === 'rollback') return state?.before.includes(id) && usable(id) ? { action, id } : undefined;
  if (state?.canary?.id !== id) return undefined;
  return action === 'promote' ? { action, id } : { action: 'canary', id, percent: 0 };
}
