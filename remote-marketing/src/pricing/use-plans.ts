import { useCallback, useEffect, useState } from 'react';
import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { useHost } from '../host-context';

interface PlansOnSale {
  /** Null until they are known: a price that an administrator has changed is never shown first. */
  readonly plans: readonly PublicPlan[] | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The plans that are on sale. */
export function usePlans(): PlansOnSale {
  const { services } = useHost();
  const [plans, setPlans] = useState<readonly PublicPlan[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    services.plans.list().then(
      (answer) => {
        if (!left) setPlans(answer.plans);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [services, attempt]);
  const tryAgain = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { plans, hasFailed, tryAgain };
}
