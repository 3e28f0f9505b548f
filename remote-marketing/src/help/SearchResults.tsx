import { t } from '../messages';
import { RichText } from '../text/RichText';
import { ArticleLink } from './ArticleLink';
import type { ArticlePlace } from './articles';
import { CategoryList } from './CategoryList';
import styles from './help.module.css';

interface SearchResultsProps {
  readonly query: string;
  readonly results: readonly ArticlePlace[];
}

export function SearchResults({ query, results }: SearchResultsProps) {
  return (
    <>
      <section className={`container ${styles.results}`} aria-label={t('Search results')}>
        <p role="status" className={styles.count}>
          {countOf(results.length, query.trim())}
        </p>
        {results.length === 0 && (
          <p className={styles.none}>
            <RichText text="Try another word, look through the chapters below, or [write to us](page:contact)." />
          </p>
        )}
        <ul>
          {results.map(({ article, category }) => (
            <li key={article.id}>
              <ArticleLink article={article} category={category} />
            </li>
          ))}
        </ul>
      </section>
      {results.length === 0 && <CategoryList />}
    </>
  );
}

function countOf(count: number, query: string): string {
  if (count === 0) return t('No articles found for “{query}”', { query });
  return t('{count, plural, one {# article} other {# articles}} for “{query}”', { count, query });
}
