/** What somebody did on a shell before its code was there, in order. Elements are named as `nameOf` names them. */
export interface EarlyInput {
  readonly texts: Map<string, string>;
  readonly steps: { readonly kind: 'press' | 'enter' | 'choose'; readonly on: string; readonly value: string }[];
  focused: string;
  isComposing: boolean;
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

const CONTROLS = 'button, input, select, textarea';
const SHELL = '[data-shell]';

/** A control's tag with its label or its text: the same in the shell and in the page that takes its place. */
export const nameOf = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`;

/**
 * Writes down what is typed and pressed on a page that was drawn before its code came, so that none of it is lost. A form whose field has
 * text can be sent: its button is freed, and sending waits for the code.
 */
export function keepEarlyInput(): void {
  const listening = new AbortController();
  const early: EarlyInput = {
    texts: new Map(),
    steps: [],
    focused: '',
    isComposing: false,
    stop: () => listening.abort(),
  };
  window.earlyInput = early;
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    act: (control: HTMLElement, event: DocumentEventMap[K]) => void,
  ) => {
    const heard = (event: DocumentEventMap[K]) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (control?.closest(SHELL)) act(control, event);
    };
    document.addEventListener(type, heard, { capture: true, signal: listening.signal });
  };

  on('focusin', (control) => (early.focused = nameOf(control)));
  on('focusout', () => (early.focused = ''));
  on('compositionstart', () => (early.isComposing = true));
  on('compositionend', () => (early.isComposing = false));
  on('input', (control) => {
    if (!(control instanceof HTMLTextAreaElement)) return;
    early.texts.set(nameOf(control), control.value);
    const send = control.form?.querySelector<HTMLButtonElement>('[type=submit]');
    if (send) send.disabled = control.value.trim() === '';
  });
  on('change', (control) => {
    if (control instanceof HTMLSelectElement)
      early.steps.push({ kind: 'choose', on: nameOf(control), value: control.value });
  });
  on('keydown', (control, event) => {
    if (!(control instanceof HTMLTextAreaElement) || event.key !== 'Enter' || event.shiftKey || event.isComposing)
      return;
    event.preventDefault();
    if (control.value.trim() === '' || control.readOnly) return;
    // What is typed from now on would change what was sent.
    control.readOnly = true;
    early.steps.push({ kind: 'enter', on: nameOf(control), value: '' });
  });
  on('click', (control, event) => {
    if (!(control instanceof HTMLButtonElement)) return;
    event.preventDefault();
    early.steps.push({ kind: 'press', on: nameOf(control), value: '' });
  });
}
