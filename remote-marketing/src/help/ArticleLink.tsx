import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import type { Article, Category } from './article';
import styles from './help.module.css';

interface ArticleLinkProps {
  readonly article: Article;
  readonly category?: Category;
}

export function ArticleLink({ article: { id, title, summary }, category }: ArticleLinkProps) {
  return (
    <div className={styles.found}>
      <Link to={paths.helpArticle.href(id)}>{title}</Link>
      <p>{summary}</p>
      {category && <p className={styles.chapter}>{category.title}</p>}
    </div>
  );
}
