import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { languageOf } from 'shared-contracts/language/local-paths';
import { useLocation } from 'shared-contracts/router';
import { MessagesGate } from 'shared-ui/messages/gate';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import { useShownLanguage } from './use-shown-language';

/** Shows the product in the language of the page, and names that language to browsers and screen readers. */
export function LanguageGate({ children }: { readonly children: ReactNode }) {
  const { language: store } = useShell();
  const { pathname } = useLocation();
  const language = useShownLanguage();

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // Someone who came by a Hindi page and never chose a language goes on in Hindi.
  const visited = languageOf(pathname);
  useEffect(() => {
    if (visited !== 'en' && !store.getState().isChosen) store.setState({ language: visited });
  }, [visited, store]);

  return (
    <Suspense fallback={null}>
      <MessagesGate messages={messages} language={language}>
        {children}
      </MessagesGate>
    </Suspense>
  );
}
