import { lazy, Suspense, useEffect, useState } from 'react';
import { useModal } from './modal-context';

const load = () => import('./ModalDialog').then((module) => ({ default: module.ModalDialog }));
const ModalDialog = lazy(load);

/** Dialogs are fetched once the page is quiet, so that they open at once and cost the first paint nothing. */
export function ModalHost() {
  const isOpen = useModal(({ modal }) => modal !== null);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => void load(), 1500);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{wasOpened && <ModalDialog />}</Suspense>;
}
