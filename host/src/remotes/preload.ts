import type { RegistryEntry, RemoteRegistry } from 'shared-contracts/remotes/registry';
import { requestEarly } from '../boot/early-requests';
import { remoteAt } from './remote-at';

/** Begins to load the files of the remote that an address belongs to, without running them. Asking twice costs nothing. */
export function preloadFor(pathname: string, registry: RemoteRegistry): void {
  const entry = remoteAt(pathname, registry);
  if (entry) preloadRemote(entry);
}

function preloadRemote({ manifest, preload, integrity = '', preloadIntegrity = [integrity] }: RegistryEntry): void {
  const manifestUrl = new URL(manifest, document.baseURI).href;
  const urls = preload.map((file) => new URL(file, document.baseURI).href);
  if (urls.every(isPreloaded)) return;
  void requestEarly(manifestUrl).catch(() => undefined);
  for (const [index, url] of urls.entries())
    if (!isPreloaded(url)) document.head.append(preloadLink(url, preloadIntegrity[index] ?? ''));
}

function isPreloaded(url: string): boolean {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some((link) => link.href === url);
}

/** A script that is held against a hash is used from a preload only when that asked for it in the same way. */
function preloadLink(url: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  if (integrity) {
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
  }
  return link;
}
