import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';

/**
 * Whether a tab runs another build of the host or of some remote than a new visit would get.
 * @param shown the registry that the tab goes by
 * @param isLoaded whether the tab has loaded that remote; the others come anew anyway
 */
export function isBehind(
  shown: RemoteRegistry,
  fresh: RemoteRegistry,
  isLoaded: (name: RegistryEntry['name']) => boolean,
): boolean {
  if (isAnother(shown.hostId, fresh.hostId)) return true;
  return fresh.remotes.some(({ name, id }) => {
    const now = shown.remotes.find((remote) => remote.name === name);
    return isAnother(now?.id, id) && isLoaded(name);
  });
}

const isAnother = (now: string | undefined, fresh: string | undefined): boolean =>
  Boolean(now && fresh && now !== fresh);

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=search])';

/** Whether leaving the page now would lose something: a part that would ask before it lets go, a dialog, or text in a field. */
export function hasUnsaved(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  if (leaving.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue,
  );
}
