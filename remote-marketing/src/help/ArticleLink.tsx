import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { t } from '../messages';
import type { Article, Category } from './article';
import styles from './help.module.css';

interface ArticleLinkProps {
  readonly article: Article;
  readonly category?: Category;
}

export function ArticleLink({ article: { id, title, summary }, category }: ArticleLinkProps) {
  return (
    <div className={styles.found}>
      <Link to={paths.helpArticle.href(id)}>{t(title)}</Link>
      <p>{t(summary)}</p>
      {category && <p className={styles.chapter}>{t(category.title)}</p>}
    </div>
  );
}
