import type { Page } from '@playwright/test';

/** Collects the addresses that a page asks for from now on. */
export function collectRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

export const ofRemote = (urls: readonly string[], name: string): string[] =>
  urls.filter((url) => url.includes(`/remotes/${name}/`));
