import { useCallback, useEffect, useState } from 'react';
import { type Paper, paperOf } from 'papers';
import type { PaperFileKind, ToolEvent } from 'shared-contracts';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { Link, useParams } from 'shared-contracts/router';
import { MissingPage } from '../MissingPage';
import { fill } from 'tool-ui';
import { useHost } from '../host-context';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { paperMeta } from '../seo/page-meta';
import { breadcrumbs } from '../seo/structured-data';
import { usePageLanguage } from '../tools/use-page-language';
import { BeforeSending } from './BeforeSending';
import { PaperField } from './PaperField';
import styles from './papers.module.css';
import { usePaper } from './use-paper';
import { paperWords } from './words';

export function PaperPage() {
  const paper = paperOf(useParams().paper ?? '');
  // Each paper has its own blanks: going from one to another begins with an empty one.
  return paper ? <OnePaper key={paper.id} paper={paper} /> : <MissingPage instead={paths.papers.href()} />;
}

function OnePaper({ paper }: { readonly paper: Paper }) {
  const { papers } = useHost().services;
  const language = usePageLanguage();
  const note = useCallback(
    (step: ToolEvent['step']) => papers.note({ kind: 'paper', name: paper.id, step, place: 'page' }),
    [papers, paper.id],
  );
  const writing = usePaper(paper, language, () => note('began'));
  useEffect(() => note('opened'), [note]);
  const [notice, setNotice] = useState('');
  const trail = [
    { name: paperWords.papers[language], url: localHref(paths.papers.href(), language) },
    { name: paper.title[language], url: localHref(paths.paper.href(paper.id), language) },
  ];
  const download = async (kind: PaperFileKind) => {
    setNotice(paperWords.making[language]);
    const paragraphs = writing.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
    try {
      await papers.download(kind, { paper: paper.id, title: writing.title, language, paragraphs });
      setNotice('');
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      setNotice(fill(paperWords.failed[language], { why }).trim());
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(`${writing.title}\n\n${writing.text}`);
    setNotice(paperWords.copied[language]);
  };
  return (
    <div className={`container ${styles.frame}`}>
      <PageHead meta={paperMeta(paper, language)} data={[breadcrumbs(trail)]} />
      <header className={styles.head}>
        <nav aria-label={t('Breadcrumb')} className={styles.trail}>
          <Link to={paths.papers.href()}>{paperWords.papers[language]}</Link>
        </nav>
        <h1>{paper.title[language]}</h1>
        <p className={styles.about}>{paper.about[language]}</p>
      </header>
      <form
        className={styles.form}
        aria-label={paperWords.fillIn[language]}
        onSubmit={(event) => event.preventDefault()}
      >
        {paper.fields.map((field) => (
          <PaperField
            key={field.id}
            field={field}
            language={language}
            value={writing.values[field.id] ?? ''}
            onChange={(value) => writing.change(field.id, value)}
          />
        ))}
      </form>
      <section className={styles.preview} aria-labelledby="paper-text">
        <h2 id="paper-text">{paperWords.yours[language]}</h2>
        <textarea
          className={styles.text}
          aria-labelledby="paper-text"
          lang={language}
          value={writing.text}
          rows={24}
          maxLength={20_000}
          onChange={(event) => writing.edit(event.target.value)}
        />
        {writing.isEdited && (
          <p className={styles.note}>
            {paperWords.edited[language]}{' '}
            <button type="button" className="button quiet" onClick={writing.writeAnew}>
              {paperWords.anew[language]}
            </button>
          </p>
        )}
        {writing.missing.length > 0 && (
          <p className={styles.note}>
            {fill(paperWords[writing.missing.length === 1 ? 'oneOpen' : 'open'][language], {
              count: writing.missing.length,
            })}
          </p>
        )}
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => void download('docx')}>
            {paperWords.docx[language]}
          </button>
          <button type="button" className="button" onClick={() => void download('pdf')}>
            {paperWords.pdf[language]}
          </button>
          <button type="button" className="button quiet" onClick={() => void copy()}>
            {paperWords.copy[language]}
          </button>
          <button type="button" className="button quiet" onClick={() => window.print()}>
            {paperWords.print[language]}
          </button>
        </div>
        <p role="status" className={styles.note}>
          {notice}
        </p>
      </section>
      <BeforeSending paper={paper} language={language} />
    </div>
  );
}
