import type { Language } from 'shared-contracts/calls/chat/types';
import { languages } from 'shared-contracts/language/languages';
import { localHref } from 'shared-contracts/language/local-paths';
import { messages } from './messages';
import { titleOf } from './seo/page-meta';
import { sitePages } from './seo/site-pages';

export * as remote from './remote';

/** A page that is rendered while the remote is built, with what stands in its head. */
export interface PrerenderedPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The same page in every language; empty where there is only one. */
  readonly alternates: readonly (readonly [Language, path: string])[];
}

/** The public pages in one language. */
export async function pagesIn(language: Language): Promise<readonly PrerenderedPage[]> {
  await messages.load(language);
  messages.show(language);
  return sitePages(language).map((page) => ({
    path: localHref(page.path, language),
    language,
    title: titleOf(page, messages.t),
    description: messages.t(page.description),
    alternates: page.isEnglishOnly
      ? []
      : languages.map((other): readonly [Language, string] => [other, localHref(page.path, other)]),
  }));
}
