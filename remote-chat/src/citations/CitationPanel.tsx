import { useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { laterPart } from '../ui/later-part';
import { useMediaQuery } from '../ui/use-media-query';
import { PanelContent } from './PanelContent';
import styles from './CitationPanel.module.css';
import { usePanel } from './panel-context';

const CitationSheet = laterPart(
  () => import('./CitationSheet').then((module) => module.CitationSheet),
  () => t('The source could not be opened: a part of the page did not arrive.'),
);

const narrowQuery = '(max-width: 1099.98px)';

/** The opened source: beside the conversation where there is room, else as a sheet over it. */
export function CitationPanel() {
  const citation = usePanel(({ trail }) => trail.at(-1));
  const close = usePanel((panel) => panel.close);
  const isNarrow = useMediaQuery(narrowQuery);
  useEscape(citation !== undefined && !isNarrow, close);
  useFocusBack(citation !== undefined, isNarrow);

  const [wasOpened, setOpened] = useState(false);
  if (citation && !wasOpened) setOpened(true);

  if (!wasOpened) return null;
  if (isNarrow) {
    const giveUp = () => {
      close();
      setOpened(false);
    };
    return <CitationSheet citation={citation} onClose={close} onGiveUp={giveUp} />;
  }
  if (!citation) return null;
  return (
    <aside className={styles['panel']} aria-label={t('Source')}>
      <PanelContent citation={citation} />
    </aside>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
}

/** The sheet is a dialog and gives the focus back by itself. */
function useFocusBack(isOpen: boolean, isDialog: boolean): void {
  const opener = usePanel((panel) => panel.opener);
  const wasOpen = useRef(false);
  useEffect(() => {
    const closesNow = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (closesNow && !isDialog && opener instanceof HTMLElement) opener.focus();
  }, [isOpen, isDialog, opener]);
}
