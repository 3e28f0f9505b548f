import type { BillingPeriod } from 'shared-contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Which dialog is open, with what it needs to know. */
export type Modal =
  | { readonly name: 'profile' }
  | { readonly name: 'edit-profile' }
  | { readonly name: 'change-password' }
  | { readonly name: 'devices' }
  | { readonly name: 'reminders' }
  | { readonly name: 'delete-account' }
  | { readonly name: 'billing' }
  /** `chosen` is the plan that was wanted, or that has what was wanted. */
  | { readonly name: 'plans'; readonly reason?: string; readonly chosen?: string; readonly period?: BillingPeriod }
  | { readonly name: 'subscribe'; readonly plan: string; readonly period?: BillingPeriod }
  | { readonly name: 'payment'; readonly orderId: string; readonly hasLeft?: boolean }
  | { readonly name: 'login'; readonly reason?: string; readonly next?: Modal }
  | { readonly name: 'sign-up'; readonly next?: Modal }
  | { readonly name: 'forgot-password'; readonly next?: Modal }
  | { readonly name: 'complete-profile'; readonly next?: Modal }
  | { readonly name: 'recording'; readonly onText: (text: string) => void }
  | { readonly name: 'share'; readonly chatId: string }
  | { readonly name: 'consultation'; readonly question: string }
  | { readonly name: 'export'; readonly chatId: string }
  | { readonly name: 'shortcuts' };

export type ModalName = Modal['name'];

export interface ModalState {
  readonly modal: Modal | null;
  /** What had the focus before the first dialog opened; it gets it back. */
  readonly opener: Element | null;
  open(modal: Modal): void;
  close(): void;
}

export function createModalStore(): StoreApi<ModalState> {
  return createStore<ModalState>((set, get) => ({
    modal: null,
    opener: null,
    open: (modal) => set({ modal, opener: get().modal ? get().opener : document.activeElement }),
    close: () => set({ modal: null }),
  }));
}
