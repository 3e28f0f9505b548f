import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatService, CitationRef } from 'shared-contracts';
import { createCitationCache } from './citation-cache';

export interface PanelState {
  /** The sources that were opened one from another; the last one is shown. */
  readonly trail: readonly CitationRef[];
  /** What had the focus before the first source opened; it gets it back. */
  readonly opener: Element | null;
  /** Whether sources stand beside the answers that cite them. */
  readonly hasMargin: boolean;
  readonly read: ChatService['citation'];
  showMargin(hasMargin: boolean): void;
  open(citation: CitationRef): void;
  follow(citation: CitationRef): void;
  back(): void;
  close(): void;
}

export function createPanelStore(service: ChatService): StoreApi<PanelState> {
  return createStore<PanelState>((set, get) => ({
    trail: [],
    opener: null,
    hasMargin: false,
    read: createCitationCache(service),
    showMargin: (hasMargin) => set({ hasMargin }),
    open: (citation) => set({ trail: [citation], opener: document.activeElement }),
    follow: (citation) => set({ trail: [...get().trail, citation] }),
    back: () => set({ trail: get().trail.slice(0, -1) }),
    close: () => set({ trail: [] }),
  }));
}
