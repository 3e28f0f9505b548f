import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CitationRef } from 'shared-contracts';

export interface PanelState {
  /** The sources that were opened one from another; the last one is shown. */
  readonly trail: readonly CitationRef[];
  open(citation: CitationRef): void;
  follow(citation: CitationRef): void;
  back(): void;
  close(): void;
}

export function createPanelStore(): StoreApi<PanelState> {
  return createStore<PanelState>((set, get) => ({
    trail: [],
    open: (citation) => set({ trail: [citation] }),
    follow: (citation) => set({ trail: [...get().trail, citation] }),
    back: () => set({ trail: get().trail.slice(0, -1) }),
    close: () => set({ trail: [] }),
  }));
}
