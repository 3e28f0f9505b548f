import { normalize } from 'node:path';

/** The path of an address as it was asked for, without what leads out of it; '/' where it cannot be read. */
export function pathOf(url: string): string {
  try {
    return normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
  } catch {
    return '/';
  }
}
