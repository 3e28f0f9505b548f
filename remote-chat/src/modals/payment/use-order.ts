import { useEffect, useState } from 'react';
import type { Order } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { sentenceOf } from '../../store/sentence-of';

const askAgainAfterMs = 1500;
const asksAtMost = 12;

export type OrderLoad =
  | { readonly state: 'waiting' }
  | { readonly state: 'known'; readonly order: Order }
  | { readonly state: 'failed'; readonly message: string; readonly tryAgain: () => void };

/**
 * How an order ended. A gateway may tell the server a little later than it sends the person back, so a pending one is asked for again.
 * @param hasLeft the person turned back on the gateway's page, so no payment is waited for
 */
export function useOrder(orderId: string, hasLeft: boolean): OrderLoad {
  const host = useHost();
  const [load, setLoad] = useState<OrderLoad>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (asked: number): Promise<void> => {
      try {
        const order = await host.services.billing.order({ params: { id: orderId } });
        if (!isWanted) return;
        if (order.status === 'pending' && !hasLeft && asked < asksAtMost)
          timer = setTimeout(() => void look(asked + 1), askAgainAfterMs);
        else setLoad({ state: 'known', order });
        if (order.status === 'paid') await host.auth.getState().refresh();
      } catch (error) {
        const tryAgain = () => {
          setLoad({ state: 'waiting' });
          setAttempt((count) => count + 1);
        };
        if (isWanted) setLoad({ state: 'failed', message: sentenceOf(error), tryAgain });
      }
    };
    void look(1);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [host, orderId, hasLeft, attempt]);
  return load;
}
