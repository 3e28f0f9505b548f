import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from 'shared-contracts/calls/chat/types';
import { languageCookie as storageKey, type LanguageState } from 'shared-contracts/language/language-state';
import { firstKnown, isLanguage } from 'shared-contracts/language/languages';

const aYearInSeconds = 31_536_000;

/** The visitor's language: the one chosen earlier, else a guess from the browser's settings. */
export function createLanguageStore(): StoreApi<LanguageState> {
  const kept = chosenLanguage();
  return createStore<LanguageState>((set) => ({
    language: kept ?? firstKnown(browserLanguages()),
    isChosen: kept !== null,
    choose(language) {
      keep(language);
      set({ language, isChosen: true });
    },
  }));
}

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

function chosenLanguage(): Language | null {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Kept for the next visit where the browser allows that; the cookie tells the server. */
function keep(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
    document.cookie = `${storageKey}=${language}; path=/; max-age=${aYearInSeconds}; samesite=lax`;
  } catch {
    return;
  }
}
