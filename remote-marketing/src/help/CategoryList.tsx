import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { t } from '../messages';
import { categories } from './articles';
import styles from './help.module.css';

/** The six chapters with their articles, like the table of contents of a book. */
export function CategoryList() {
  return (
    <div className={`container ${styles.categories}`}>
      {categories.map(({ id, title, about, articles }) => (
        <section key={id} className={styles.category} id={id} aria-labelledby={`category-${id}`}>
          <h2 id={`category-${id}`}>{t(title)}</h2>
          <p>{t(about)}</p>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <Link to={paths.helpArticle.href(article.id)}>{t(article.title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
