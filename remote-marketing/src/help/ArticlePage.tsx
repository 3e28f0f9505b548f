import { paths } from 'shared-contracts/paths';
import { Link, useParams } from 'shared-contracts/router';
import { MissingPage } from '../MissingPage';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { articleMeta } from '../seo/page-meta';
import { breadcrumbs } from '../seo/structured-data';
import { Blocks } from '../text/Blocks';
import { RichText } from '../text/RichText';
import { ArticleLink } from './ArticleLink';
import { findArticle } from './articles';
import styles from './article.module.css';

export function ArticlePage() {
  const place = findArticle(useParams().article);
  if (!place) return <MissingPage instead={paths.help.href()} />;
  const { article, category } = place;
  const trail = [
    { name: t('Help center'), url: paths.help.href() },
    { name: t(article.title), url: paths.helpArticle.href(article.id) },
  ];
  return (
    <div className={`container ${styles.frame}`}>
      <PageHead meta={articleMeta(article)} data={[breadcrumbs(trail)]} />
      <article className={styles.article}>
        <nav aria-label={t('Breadcrumb')} className={styles.trail}>
          <Link to={paths.help.href()}>{t('Help center')}</Link>
          <span aria-hidden="true">/</span>
          <Link to={`${paths.help.href()}#${category.id}`}>{t(category.title)}</Link>
        </nav>
        <h1>{t(article.title)}</h1>
        <p className={styles.summary}>{t(article.summary)}</p>
        <Blocks blocks={article.blocks} />
        <p className={styles.more}>
          <RichText text="Did this not help? [Write to us](page:contact), and say which article you read." />
        </p>
      </article>
      <aside className={styles.related} aria-labelledby="related">
        <h2 id="related">{t('More on {topic}', { topic: inSentence(t(category.title)) })}</h2>
        <ul>
          {category.articles
            .filter(({ id }) => id !== article.id)
            .map((other) => (
              <li key={other.id}>
                <ArticleLink article={other} />
              </li>
            ))}
        </ul>
      </aside>
    </div>
  );
}

/** A title inside a sentence; scripts without capital letters stay as they are. */
const inSentence = (title: string): string => title.toLowerCase();
