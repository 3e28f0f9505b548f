import { preloadFor } from '../remotes/preload';
import type { RegistrySource } from '../remotes/registry';

/** Begins to load a remote as soon as someone points at or focuses a link to it, wherever that link is. */
export function preloadOnIntent(registry: RegistrySource): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    void registry.get().then((result) => {
      if (result.state === 'fetched') preloadFor(link.pathname, result.registry);
    });
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
