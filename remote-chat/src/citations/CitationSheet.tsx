import { Dialog } from '@base-ui/react/dialog';
import type { CitationRef } from 'shared-contracts';
import styles from './CitationSheet.module.css';
import { PanelContent } from './PanelContent';

interface CitationSheetProps {
  readonly citation: CitationRef | undefined;
  readonly onClose: () => void;
}

/** The source on a small screen, drawn up from its lower edge. */
export function CitationSheet({ citation, onClose }: CitationSheetProps) {
  return (
    <Dialog.Root open={citation !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['sheet']} aria-label="Source">
          {citation && <PanelContent citation={citation} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
