import { papers } from 'papers';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { PageIntro } from '../layout/PageIntro';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { usePageLanguage } from '../tools/use-page-language';
import styles from './papers.module.css';
import { paperWords } from './words';

/** All papers that can be written. */
export function PapersPage() {
  const language = usePageLanguage();
  return (
    <>
      <PageHead meta={pageMeta.papers} />
      <PageIntro title={paperWords.papers[language]} drawing={[2, 4, 6, 4, 2]} lead={paperWords.lead[language]} />
      <ul className={`container ${styles.list}`}>
        {papers.map(({ id, title, about }) => (
          <li key={id}>
            <Link to={paths.paper.href(id)}>{title[language]}</Link>
            <p>{about[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
