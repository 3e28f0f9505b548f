import { tools, topics } from 'rules';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { PageIntro } from '../layout/PageIntro';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import styles from './tools.module.css';
import { usePageLanguage } from './use-page-language';
import { pageWords, topicNames } from './words';

/** All tools by topic. */
export function ToolsPage() {
  const language = usePageLanguage();
  return (
    <>
      <PageHead meta={pageMeta.tools} />
      <PageIntro title={pageWords.tools[language]} drawing={[2, 4, 6, 4, 2]} lead={pageWords.lead[language]} />
      <div className={`container ${styles.topics}`}>
        {topics.map((topic) => (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{topicNames[topic][language]}</h2>
            <ul>
              {tools
                .filter((tool) => tool.topic === topic)
                .map(({ id, title, about }) => (
                  <li key={id}>
                    <Link to={paths.tool.href(id)}>{title[language]}</Link>
                    <p>{about[language]}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
