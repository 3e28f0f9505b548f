import type { Language } from 'rules';
import { languageOf } from 'shared-contracts/language/local-paths';
import { useLocation } from 'shared-contracts/router';

/** The language of the page, as its address says it. */
export function usePageLanguage(): Language {
  return languageOf(useLocation().pathname);
}
