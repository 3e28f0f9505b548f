import { useEffect, useState } from 'react';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import type { PublicPlan } from 'shared-contracts';
import { useHost } from '../../host/host-context';

/** The plans on offer; the built-in ones until the saved ones are here, or when they cannot be had. */
export function usePlans(): readonly PublicPlan[] {
  const { plans } = useHost().services;
  const [offered, setOffered] = useState<readonly PublicPlan[]>(builtInPlans);
  useEffect(() => {
    let isWanted = true;
    plans.list().then(
      (answer) => isWanted && setOffered(answer.plans),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [plans]);
  return offered;
}
