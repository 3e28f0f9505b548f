import { useCallback, useEffect } from 'react';
import { type Tool, toolOf, tools } from 'rules';
import type { ToolEvent } from 'shared-contracts';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { Link, useParams } from 'shared-contracts/router';
import { MissingPage } from '../MissingPage';
import { ResultCard, ToolForm, useToolForm } from 'tool-ui';
import { useHost } from '../host-context';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { toolMeta } from '../seo/page-meta';
import { breadcrumbs } from '../seo/structured-data';
import styles from './tools.module.css';
import { usePageLanguage } from './use-page-language';
import { pageWords } from './words';

export function ToolPage() {
  const tool = toolOf(useParams().tool ?? '');
  // Each tool has its own form: going from one to another begins with an empty one.
  return tool ? <OneTool key={tool.id} tool={tool} /> : <MissingPage instead={paths.tools.href()} />;
}

function OneTool({ tool }: { readonly tool: Tool }) {
  const language = usePageLanguage();
  const { papers } = useHost().services;
  const note = useCallback(
    (step: ToolEvent['step']) => papers.note({ kind: 'tool', name: tool.id, step, place: 'page' }),
    [papers, tool.id],
  );
  const form = useToolForm(tool, { onStep: note });
  useEffect(() => note('opened'), [note]);
  const trail = [
    { name: pageWords.tools[language], url: localHref(paths.tools.href(), language) },
    { name: tool.title[language], url: localHref(paths.tool.href(tool.id), language) },
  ];
  return (
    <div className={`container ${styles.frame}`}>
      <PageHead meta={toolMeta(tool, language)} data={[breadcrumbs(trail)]} />
      <div className={styles.tool}>
        <nav aria-label={t('Breadcrumb')} className={styles.trail}>
          <Link to={paths.tools.href()}>{pageWords.tools[language]}</Link>
        </nav>
        <h1>{tool.title[language]}</h1>
        <p className={styles.about}>{tool.about[language]}</p>
        <ToolForm tool={tool} form={form} language={language} />
        {form.result && <ResultCard tool={tool} result={form.result} language={language} />}
        <p className={styles.advice}>{pageWords.advice[language]}</p>
      </div>
      <aside className={styles.others} aria-labelledby="other-tools">
        <h2 id="other-tools">{pageWords.others[language]}</h2>
        <ul>
          {tools
            .filter(({ id, topic }) => id !== tool.id && topic === tool.topic)
            .concat(tools.filter(({ id, topic }) => id !== tool.id && topic !== tool.topic))
            .slice(0, 8)
            .map(({ id, title }) => (
              <li key={id}>
                <Link to={paths.tool.href(id)}>{title[language]}</Link>
              </li>
            ))}
        </ul>
      </aside>
    </div>
  );
}
