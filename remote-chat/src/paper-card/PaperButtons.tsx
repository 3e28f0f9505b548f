import { fillPaper, leaveValues, paperOf } from 'papers';
import type { AnswerPaper, PaperFileKind } from 'shared-contracts';
import { useState } from 'react';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useHost } from '../host/host-context';
import { t } from '../messages';
import { useModal } from '../modals/modal-context';
import { ServiceError } from 'shared-contracts/services/service-error';
import { sentenceOf } from '../store/sentence-of';
import { useNotify } from '../store/store-context';
import styles from './PaperButtons.module.css';

const usedUp = 429;

/** What can be done with the paper of an answer: fill it in further, copy it, have it as a file. */
export function PaperButtons({ answered }: { readonly answered: AnswerPaper }) {
  const { papers } = useHost().services;
  const navigate = useNavigate();
  const openModal = useModal((modal) => modal.open);
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const paper = paperOf(answered.id);
  if (!paper) return null;
  const { language } = answered;
  const { title, paragraphs } = fillPaper(paper, answered.values, language);

  const openForm = () => {
    leaveValues(window.sessionStorage, paper.id, answered.values);
    void navigate(localHref(paths.paper.href(paper.id), language));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([title, ...paragraphs].join('\n\n'));
      notify({ kind: 'info', text: t('The paper is copied.') });
    } catch (error) {
      console.error('The paper could not be copied.', error);
    }
  };
  const download = async (kind: PaperFileKind) => {
    setMaking(true);
    try {
      await papers.download(kind, { paper: paper.id, title, language, paragraphs: [...paragraphs] });
    } catch (error) {
      const text = sentenceOf(error);
      if (error instanceof ServiceError && error.status === usedUp) openModal({ name: 'plans', reason: text });
      else notify({ kind: 'alert', text });
    } finally {
      setMaking(false);
    }
  };
  return (
    <div className={styles['buttons']} role="group" aria-label={t('This paper')}>
      <button type="button" className="button" onClick={openForm}>
        {t('Open as form')}
      </button>
      <button type="button" className="button quiet" onClick={() => void copy()}>
        {t('Copy the paper')}
      </button>
      {(['docx', 'pdf'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="button quiet"
          disabled={isMaking}
          onClick={() => void download(kind)}
        >
          {kind === 'docx' ? t('Download DOCX') : t('Download PDF')}
        </button>
      ))}
    </div>
  );
}
