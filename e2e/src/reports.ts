import type { Page } from '@playwright/test';

const reports = new WeakMap<Page, string[]>();

/** Writes down what the page tells the operator by beacon. */
export async function watchReports(page: Page): Promise<void> {
  const names: string[] = [];
  reports.set(page, names);
  await page.exposeFunction('reported', (text: string) => {
    const { events } = JSON.parse(text) as { events: { kind: string; name: string }[] };
    names.push(...events.filter(({ kind }) => kind !== 'vital').map(({ name }) => name.split(':')[0] ?? ''));
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (_url, body) => {
      const { reported } = window as unknown as { reported: (text: string) => void };
      if (body instanceof Blob) void body.text().then(reported);
      return true;
    };
  });
}

/** The names of failures and errors that were told so far. */
export const told = (page: Page): readonly string[] => reports.get(page) ?? [];
