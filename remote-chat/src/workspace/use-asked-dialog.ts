import { useEffect } from 'react';
import { dialogParam } from 'shared-contracts/paths';
import { useSearchParams } from 'shared-contracts/router';
import { useModal } from '../modals/modal-context';

/** "Sign in" and "Sign up" on the public pages lead here. */
export function useAskedDialog(): void {
  const [params, setParams] = useSearchParams();
  const dialog = params.get(dialogParam);
  const openModal = useModal((modal) => modal.open);
  useEffect(() => {
    if (dialog !== 'login' && dialog !== 'sign-up') return;
    openModal({ name: dialog });
    setParams({}, { replace: true });
  }, [dialog, openModal, setParams]);
}
