import type { CitationDetail } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';
import { shownLanguage, t } from '../messages';
import { useModal } from '../modals/modal-context';
import { Icon } from '../ui/Icon';
import styles from './LockedParts.module.css';

const names: Readonly<Record<CitationDetail['locked'][number], string>> = {
  citation: m('the citation'),
  bench: m('the bench'),
  treatment: m('how later courts treated it'),
};

/** What a plan with case-law citations would add to this source. */
export function LockedParts({ locked }: Pick<CitationDetail, 'locked'>) {
  const openModal = useModal((modal) => modal.open);
  if (locked.length === 0) return null;
  const parts = new Intl.ListFormat(shownLanguage(), { type: 'conjunction' }).format(
    locked.map((part) => t(names[part])),
  );
  const sentence = t('Legal Pro+ also shows {parts}.', { parts });
  return (
    <div className={styles['locked']}>
      <Icon name="scale" />
      <p>{sentence}</p>
      <button
        type="button"
        className="button quiet"
        onClick={() => openModal({ name: 'plans', chosen: 'legal-pro-plus', reason: sentence })}
      >
        {t('See plans')}
      </button>
    </div>
  );
}
