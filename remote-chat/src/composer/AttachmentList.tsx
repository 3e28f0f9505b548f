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
    <ul className={styles['list']} aria-label="Attached files">
      {files.map((file) => (
        <li key={file.key} className={`${styles['file']} ${file.message ? styles['problem'] : ''}`}>
          <Icon name={file.message ? 'warning' : 'file'} size={18} />
          <span className={styles['name']}>
            {file.name}
            {file.state === 'sending' && <small>Being read…</small>}
            {file.message && <small role="alert">{file.message}</small>}
          </span>
          <IconButton icon="close" size={14} label={`Remove ${file.name}`} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
