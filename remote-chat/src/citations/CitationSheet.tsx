import { Dialog } from '@base-ui/react/dialog';
import type { CitationRef } from 'shared-contracts';
import { t } from '../messages';
import styles from './CitationSheet.module.css';
import { usePanel } from './panel-context';
import { PanelContent } from './PanelContent';

interface CitationSheetProps {
  readonly citation: CitationRef | undefined;
  readonly onClose: () => void;
}

/** The source on a small screen, drawn up from its lower edge. */
export function CitationSheet({ citation, onClose }: CitationSheetProps) {
  const opener = usePanel((panel) => panel.opener);
  return (
    <Dialog.Root open={citation !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup
          className={styles['sheet']}
          aria-label={t('Source')}
          finalFocus={() => (opener instanceof HTMLElement && opener.isConnected ? opener : true)}
        >
          {citation && <PanelContent citation={citation} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
