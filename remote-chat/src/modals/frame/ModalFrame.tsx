import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { t } from '../../messages';
import { IconButton } from '../../ui/IconButton';
import { useModal } from '../modal-context';
import type { Modal } from '../modal-store';
import styles from './ModalFrame.module.css';

interface ModalFrameProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** The dialog from which this one was reached. */
  readonly backTo?: Modal & { readonly label: string };
  readonly children: ReactNode;
}

/** Title, way out and contents of a dialog. The focus goes to the field marked `data-autofocus`, else to the title. */
export function ModalFrame({ title, about, backTo, children }: ModalFrameProps) {
  const open = useModal((modal) => modal.open);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? heading.current)?.focus();
  }, []);

  return (
    <div ref={frame} className={styles['frame']}>
      <header className={styles['header']}>
        {backTo && <IconButton icon="back" label={t(backTo.label)} onClick={() => open(backTo)} />}
        <Dialog.Title ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </Dialog.Title>
        <Dialog.Close render={<IconButton icon="close" label={t('Close')} />} />
      </header>
      {about && <div className={styles['about']}>{about}</div>}
      {children}
    </div>
  );
}
