import { useEffect, useState } from 'react';
import { t } from '../messages';
import { laterPart } from '../ui/later-part';
import { useModal } from './modal-context';

const ModalDialog = laterPart(
  () => import('./ModalDialog').then((module) => module.ModalDialog),
  () => t('The window could not be opened: a part of the page did not arrive.'),
);

/** Dialogs are fetched once the page is quiet, so that they open at once and cost the first paint nothing. */
export function ModalHost() {
  const isOpen = useModal(({ modal }) => modal !== null);
  const close = useModal((modal) => modal.close);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => void ModalDialog.fetch(), 1500);
    return () => clearTimeout(timer);
  }, []);
  const giveUp = () => {
    close();
    setOpened(false);
  };
  return wasOpened && <ModalDialog onGiveUp={giveUp} />;
}
