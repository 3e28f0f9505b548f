import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { yearlyBadge } from 'shared-contracts/calls/plans/yearly-saving';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { useHost } from '../host-context';

/** The badge of the simulated mode, as specified. */
const simulated = 'Save 33%';

/** What the years of these plans save, worked out from their prices. Pages are rendered beforehand for the live mode. */
export function useYearlyBadge(plans: readonly PublicPlan[]): string | null {
  const { config } = useHost();
  const isHydrated = useHydrated();
  return isHydrated && config.services === 'simulated' ? simulated : yearlyBadge(plans);
}
