import type { StoreApi } from 'zustand/vanilla';
import type { Language } from 'shared-contracts/calls/chat/types';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { LanguageState } from 'shared-contracts/language/language-state';

interface Stores {
  readonly auth: StoreApi<AuthState>;
  readonly language: StoreApi<LanguageState>;
  /** Keeps a language with the account. */
  readonly keep: (language: Language) => Promise<unknown>;
}

/**
 * A language chosen in this browser is kept with the account of whoever is signed in; where none was chosen, the account's is shown.
 * English alone says nothing: it is what every account begins with.
 */
export function followAccountLanguage({ auth, language, keep }: Stores): void {
  let kept: Language | undefined;

  const agree = () => {
    const { user } = auth.getState();
    const shown = language.getState();
    if (!user?.language) kept = undefined;
    else if (kept === undefined) kept = user.language;
    if (!user || kept === undefined) return;
    if (shown.isChosen) {
      if (shown.language === kept) return;
      kept = shown.language;
      // The choice holds in this browser; the account learns of it at the next one.
      keep(shown.language).catch(() => undefined);
    } else if (kept !== 'en' && shown.language !== kept) {
      language.setState({ language: kept });
    }
  };
  auth.subscribe(agree);
  language.subscribe(agree);
}
