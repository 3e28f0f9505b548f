import { useEffect } from 'react';
import { singleKeys } from './single-keys';

export interface Shortcuts {
  readonly onNewChat: () => void;
  readonly onSearch: () => void;
  readonly onFocusInput: () => void;
  readonly onHelp: () => void;
}

/** Ctrl (or Command) + Shift + O, Ctrl + K, `/` and `?`; signs alone never while something is typed, nor where they are turned off. */
export function useShortcuts({ onNewChat, onSearch, onFocusInput, onHelp }: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      ({ new: onNewChat, search: onSearch, input: onFocusInput, help: onHelp })[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onNewChat, onSearch, onFocusInput, onHelp]);
}

function actionOf(event: KeyboardEvent): 'new' | 'search' | 'input' | 'help' | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey && key === 'o') return 'new';
    return key === 'k' && !event.shiftKey ? 'search' : null;
  }
  if (event.altKey || isTyping(event.target) || !singleKeys.areOn()) return null;
  if (key === '/') return 'input';
  return key === '?' ? 'help' : null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
