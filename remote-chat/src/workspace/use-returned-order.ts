import { useEffect } from 'react';
import { leftOrderParam, returnedOrderParam } from 'shared-contracts/calls/billing/routes';
import { useSearchParams } from 'shared-contracts/router';
import { useModal } from '../modals/modal-context';

/** A payment gateway sends people back with their order in the address. */
export function useReturnedOrder(): void {
  const [params, setParams] = useSearchParams();
  const orderId = params.get(returnedOrderParam);
  const hasLeft = params.has(leftOrderParam);
  const openModal = useModal((modal) => modal.open);
  useEffect(() => {
    if (!orderId) return;
    openModal({ name: 'payment', orderId, hasLeft });
    setParams({}, { replace: true });
  }, [orderId, hasLeft, openModal, setParams]);
}
