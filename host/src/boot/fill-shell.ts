import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { replayInput } from './replay-input';

const PATIENCE_MS = 5_000;

/**
 * Draws the page in the place of its shell, which a remote of its own frame brings: the shell holds nobody's state, so that it is replaced
 * and not continued. It stays until the page is drawn whole, and whatever was typed or pressed on it goes on in the page.
 */
export async function fillShell(shell: HTMLElement, app: ReactElement): Promise<void> {
  const page = document.createElement('div');
  // As large as it will be, so that what measures itself measures right.
  Object.assign(page.style, { position: 'fixed', inset: '0', visibility: 'hidden' });
  shell.after(page);
  flushSync(() => createRoot(page).render(app));
  await drawn(page);
  const early = window.earlyInput;
  // A word that an input method is in the middle of is finished first.
  if (early?.isComposing)
    await new Promise((done) => document.addEventListener('compositionend', done, { once: true }));
  const focused = early?.focused ?? '';
  early?.stop();
  shell.remove();
  page.removeAttribute('style');
  page.id = shell.id;
  if (early) await replayInput(page, { ...early, focused });
}

/** Resolves when the page has its main part; words of another language are fetched first. */
function drawn(page: HTMLElement): Promise<void> {
  if (page.querySelector('main')) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => page.querySelector('main') && end());
    const timer = setTimeout(end, PATIENCE_MS);
    watch.observe(page, { childList: true, subtree: true });
  });
}
