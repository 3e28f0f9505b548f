import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { useHost } from '../host/host-context';
import { createPanelStore, type PanelState } from './panel-store';

const PanelContext = createContext<StoreApi<PanelState> | null>(null);

export function PanelProvider({ children }: { readonly children: ReactNode }) {
  const { chat } = useHost().services;
  const [panel] = useState(() => createPanelStore(chat));
  return <PanelContext value={panel}>{children}</PanelContext>;
}

export function usePanel<T>(select: (state: PanelState) => T): T {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('This part of the page needs a PanelProvider around it.');
  return useStore(panel, select);
}
