import { useEffect } from 'react';
import { useSearchParams } from 'shared-contracts/router';
import { useAuth } from '../host/host-context';
import { useModal } from '../modals/modal-context';

/**
 * "Get Now" on the pricing page leads here with the plan and the period in the address: to its checkout, or for a visitor to the plans,
 * where it is marked.
 */
export function useChosenPlan(): void {
  const [params, setParams] = useSearchParams();
  const plan = params.get('plan');
  const isYearly = params.get('period') === 'yearly';
  const isSettled = useAuth(({ status }) => status === 'settled');
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const openModal = useModal((modal) => modal.open);
  useEffect(() => {
    if (!plan || !isSettled) return;
    const period = isYearly ? ({ period: 'yearly' } as const) : {};
    openModal(isSignedIn ? { name: 'subscribe', plan, ...period } : { name: 'plans', chosen: plan, ...period });
    setParams({}, { replace: true });
  }, [plan, isYearly, isSettled, isSignedIn, openModal, setParams]);
}
