import type { CitationDetail } from 'shared-contracts';
import { useModal } from '../modals/modal-context';
import { Icon } from '../ui/Icon';
import styles from './LockedParts.module.css';

const names: Readonly<Record<CitationDetail['locked'][number], string>> = {
  citation: 'the citation',
  bench: 'the bench',
  treatment: 'how later courts treated it',
};

/** What a plan with case-law citations would add to this source. */
export function LockedParts({ locked }: Pick<CitationDetail, 'locked'>) {
  const openModal = useModal((modal) => modal.open);
  if (locked.length === 0) return null;
  const parts = new Intl.ListFormat('en', { type: 'conjunction' }).format(locked.map((part) => names[part]));
  return (
    <div className={styles['locked']}>
      <Icon name="scale" />
      <p>Legal Pro+ also shows {parts}.</p>
      <button type="button" className="button quiet" onClick={() => openModal({ name: 'plans' })}>
        See plans
      </button>
    </div>
  );
}
