import { useCallback, useEffect, useState } from 'react';
import type { PublicPlan } from 'shared-contracts';
import { useHost } from '../../host/host-context';

interface PlansOnOffer {
  /** Null until they are known: a price that an administrator has changed is never shown first. */
  readonly plans: readonly PublicPlan[] | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The plans on offer. */
export function usePlans(): PlansOnOffer {
  const service = useHost().services.plans;
  const [plans, setPlans] = useState<readonly PublicPlan[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    service.list().then(
      (answer) => isWanted && setPlans(answer.plans),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [service, attempt]);
  const tryAgain = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { plans, hasFailed, tryAgain };
}
