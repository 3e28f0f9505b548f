import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'alert';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type Notify = (notice: Omit<Notice, 'id'>) => void;

export interface NoticeState {
  readonly notices: readonly Notice[];
  notify: Notify;
  dismiss(id: number): void;
}

/** Short messages at the foot of the workspace. */
export function createNoticeStore(): StoreApi<NoticeState> {
  let count = 0;
  return createStore<NoticeState>((set, get) => ({
    notices: [],
    notify: (notice) => set({ notices: [...get().notices.slice(-2), { ...notice, id: ++count }] }),
    dismiss: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
  }));
}
