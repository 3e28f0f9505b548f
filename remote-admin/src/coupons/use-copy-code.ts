import { useCallback } from 'react';
import { useToast } from '../ui/toast/use-toast';

export function useCopyCode(): (code: string) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (code) => {
      try {
        await navigator.clipboard.writeText(code);
        toast.success('Coupon code copied to clipboard!');
      } catch (error) {
        console.error('The coupon code could not be copied.', error);
      }
    },
    [toast],
  );
}
