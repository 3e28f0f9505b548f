import type { Article, Category } from '../article';
import { chatsAndFiles } from './chats-and-files';
import { gettingStarted } from './getting-started';
import { plansAndPayments } from './plans-and-payments';
import { privacyAndSafety } from './privacy-and-safety';
import { readingAnswers } from './reading-answers';
import { yourAccount } from './your-account';

/** The six categories of the help center, in the order in which it shows them. */
export const categories: readonly Category[] = [
  gettingStarted,
  readingAnswers,
  chatsAndFiles,
  yourAccount,
  plansAndPayments,
  privacyAndSafety,
];

export interface ArticlePlace {
  readonly article: Article;
  readonly category: Category;
}

/** The article behind an address, with its category. */
export function findArticle(id: string | undefined): ArticlePlace | undefined {
  for (const category of categories) {
    const article = category.articles.find((candidate) => candidate.id === id);
    if (article) return { article, category };
  }
  return undefined;
}
