import { createElement, useRef, useState, type ComponentType } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { useModal } from './modal-context';
import type { Modal } from './modal-store';
import { modals } from './modals';
import styles from './ModalDialog.module.css';

/** The one dialog of the workspace; what it holds changes with the modal that is open. */
export function ModalDialog() {
  const modal = useModal((state) => state.modal);
  const close = useModal((state) => state.close);
  const opener = useModal((state) => state.opener);
  const shown = useLast(modal);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={modal !== null} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Viewport className={styles['viewport']}>
          <Dialog.Popup
            ref={popup}
            className={`${styles['popup']} ${shown ? styles[modals[shown.name].width] : ''}`}
            initialFocus={popup}
            finalFocus={() => (opener instanceof HTMLElement && opener.isConnected ? opener : true)}
          >
            {shown &&
              createElement(modals[shown.name].Content as ComponentType<{ readonly modal: Modal }>, {
                key: shown.name,
                modal: shown,
              })}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What was open stays drawn while the dialog fades. */
function useLast(modal: Modal | null): Modal | null {
  const [last, setLast] = useState(modal);
  if (modal && modal !== last) setLast(modal);
  return modal ?? last;
}
