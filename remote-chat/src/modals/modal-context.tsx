import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { createModalStore, type ModalState } from './modal-store';

const ModalContext = createContext<StoreApi<ModalState> | null>(null);

export function ModalProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createModalStore);
  return <ModalContext value={store}>{children}</ModalContext>;
}

export function useModal<T>(select: (state: ModalState) => T): T {
  const store = useContext(ModalContext);
  if (!store) throw new Error('This part of the page needs a ModalProvider around it.');
  return useStore(store, select);
}
