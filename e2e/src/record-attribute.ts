import type { Page } from '@playwright/test';

/**
 * Records every value that an attribute takes from now on, for states too short for a look from outside.
 * Returns a function that gives the values so far, in order.
 */
export async function recordAttribute(
  page: Page,
  selector: string,
  attribute: string,
): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle(
    ([wanted, name]) => {
      const values: string[] = [];
      const look = (): void => {
        const value = document.querySelector(wanted)?.getAttribute(name);
        if (value != null && values.at(-1) !== value) values.push(value);
      };
      look();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      return values;
    },
    [selector, attribute] as const,
  );
  return () => handle.jsonValue();
}
