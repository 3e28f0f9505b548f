import { papers } from 'papers';
import { tools, type Language } from 'rules';
import { categories } from '../help/articles';
import { articleMeta, pageMeta, paperMeta, toolMeta, type PageMeta } from './page-meta';

/** Every public page that search engines should know in a language, with what they show of it. */
export function sitePages(language: Language): readonly PageMeta[] {
  const pages: readonly PageMeta[] = [
    ...Object.values(pageMeta),
    ...tools.map((tool) => toolMeta(tool, language)),
    ...papers.map((paper) => paperMeta(paper, language)),
    ...categories.flatMap(({ articles }) => articles.map(articleMeta)),
  ];
  return pages.filter(({ isEnglishOnly }) => language === 'en' || !isEnglishOnly);
}
