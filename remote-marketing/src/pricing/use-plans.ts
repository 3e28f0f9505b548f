import { useEffect, useState } from 'react';
import { builtInPlans } from 'shared-contracts/calls/plans/built-in-plans';
import type { PublicPlan } from 'shared-contracts/calls/plans/types';
import { useHost } from '../host-context';

/** The plans that are on sale; the built-in ones until the saved ones are there, and when they cannot be had. */
export function usePlans(): readonly PublicPlan[] {
  const { services } = useHost();
  const [plans, setPlans] = useState<readonly PublicPlan[]>(builtInPlans);
  useEffect(() => {
    let left = false;
    services.plans.list().then(
      (answer) => {
        if (!left && answer.plans.length > 0) setPlans(answer.plans);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [services]);
  return plans;
}
