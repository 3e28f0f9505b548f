import { categories } from '../help/articles';
import { articleMeta, pageMeta, type PageMeta } from './page-meta';

/** Every public page that search engines should know, with what they show of it. */
export const sitePages: readonly PageMeta[] = [...Object.values(pageMeta), ...categories.flatMap(({ articles }) => articles.map(articleMeta))];
