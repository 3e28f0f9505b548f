import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import { requestEarly } from '../boot/early-requests';
import { matchesRoute } from './match-route';

/** Begins to load the files of the remote that an address belongs to, without running them. Asking twice costs nothing. */
export function preloadFor(pathname: string, registry: RemoteRegistry): void {
  const entry = registry.remotes.find(({ routes }) => routes.some((route) => matchesRoute(route, pathname)));
  if (entry) preloadRemote(entry);
}

function preloadRemote({ manifest, preload }: RegistryEntry): void {
  const manifestUrl = new URL(manifest, document.baseURI).href;
  const urls = preload.map((file) => new URL(file, document.baseURI).href);
  if (urls.every(isPreloaded)) return;
  void requestEarly(manifestUrl).catch(() => undefined);
  for (const url of urls) if (!isPreloaded(url)) document.head.append(preloadLink(url));
}

function isPreloaded(url: string): boolean {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some((link) => link.href === url);
}

function preloadLink(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  return link;
}
