import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useModal } from '../modal-context';
import type { Modal } from '../modal-store';
import styles from './LinkList.module.css';

interface ModalLinkProps {
  readonly label: string;
  readonly to: Modal;
  readonly icon?: IconName;
}

/** A row of the profile that leads to another dialog. */
export function ModalLink({ label, to, icon = 'next' }: ModalLinkProps) {
  const open = useModal((modal) => modal.open);
  return (
    <li>
      <button
        type="button"
        className={`${styles['link']} ${icon === 'trash' ? styles['danger'] : ''}`}
        onClick={() => open(to)}
      >
        {label} <Icon name={icon} size={16} />
      </button>
    </li>
  );
}
