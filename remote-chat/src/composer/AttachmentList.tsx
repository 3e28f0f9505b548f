import { t } from '../messages';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import styles from './AttachmentList.module.css';
import type { ChosenFile } from './use-attachments';

interface AttachmentListProps {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (file: ChosenFile) => void;
}

export function AttachmentList({ files, onRemove }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('Attached files')}>
      {files.map((file) => (
        <li key={file.key} className={`${styles['file']} ${file.message ? styles['problem'] : ''}`}>
          <Icon name={file.message ? 'warning' : 'file'} size={18} />
          <span className={styles['name']}>
            {file.name}
            {file.state === 'sending' && <Progress share={file.progress} />}
            {file.message && <small role="alert">{file.message}</small>}
          </span>
          <IconButton
            icon="close"
            size={14}
            label={t('Remove {name}', { name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The sending can be measured; the reading after it cannot. */
function Progress({ share }: { readonly share: number }) {
  return (
    <small>
      {t('Being read…')}
      <progress className={styles['progress']} aria-hidden="true" {...(share < 1 ? { value: share } : {})} />
    </small>
  );
}
