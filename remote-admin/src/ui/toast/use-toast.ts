import { createContext, useContext } from 'react';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toasts {
  success(text: string, action?: ToastAction): void;
  error(text: string): void;
}

export const ToastContext = createContext<Toasts>({ success: () => undefined, error: () => undefined });

export const useToast = (): Toasts => useContext(ToastContext);
