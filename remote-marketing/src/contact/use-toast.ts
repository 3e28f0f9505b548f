import { useCallback, useState } from 'react';
import type { ToastMessage } from './Toast';

interface NumberedToast extends ToastMessage {
  /** Tells one toast from the next, so that each has its own time. */
  readonly number: number;
}

/** The toast that is shown, if any; a new one takes its place. */
export function useToast() {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setToast((shown) => ({ ...message, number: (shown?.number ?? 0) + 1 })),
    [],
  );
  const dismiss = useCallback(() => setToast(null), []);
  return { toast, show, dismiss };
}
