import { nameOf, type EarlyInput } from '../inline/early-input';

const PATIENCE_MS = 3_000;

/**
 * Does on the page what somebody did on its shell: texts stand in their fields, the same field has the focus, and what was pressed is
 * pressed. What the page has no control for is left out.
 */
export async function replayInput(page: HTMLElement, { texts, steps, focused }: EarlyInput): Promise<void> {
  for (const [name, text] of texts) {
    const field = text === '' ? undefined : await controlIn(page, name);
    if (field instanceof HTMLTextAreaElement) enter(field, HTMLTextAreaElement.prototype, text, 'input');
  }
  if (focused) (await controlIn(page, focused))?.focus();
  for (const { kind, on, value } of steps) {
    const control = await controlIn(page, on);
    if (kind === 'press') control?.click();
    else if (kind === 'enter')
      control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    else if (control instanceof HTMLSelectElement) enter(control, HTMLSelectElement.prototype, value, 'change');
  }
}

/** Sets a value as a person would: React looks past a value that is set on the element itself. */
function enter(control: HTMLElement, prototype: object, value: string, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The control of this name, as soon as the page draws it. */
function controlIn(page: HTMLElement, name: string): Promise<HTMLElement | undefined> {
  const find = () =>
    [...page.querySelectorAll<HTMLElement>(name.split(' ', 1)[0] ?? '')].find((control) => nameOf(control) === name);
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const end = (control: HTMLElement | undefined) => {
      watch.disconnect();
      clearTimeout(timer);
      resolve(control);
    };
    const watch = new MutationObserver(() => {
      const control = find();
      if (control) end(control);
    });
    const timer = setTimeout(() => end(undefined), PATIENCE_MS);
    watch.observe(page, { childList: true, subtree: true });
  });
}
