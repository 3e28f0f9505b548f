import type { Order } from 'shared-contracts';
import { rupees } from '../../ui/rupees';
import { Done } from '../fields/Done';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useOrder } from './use-order';

export function PaymentModal({ modal: { orderId } }: ModalProps<'payment'>) {
  const load = useOrder(orderId);
  if (load.state === 'known') return <Outcome order={load.order} />;
  return (
    <ModalFrame title="Payment">
      {load.state === 'waiting' && <p role="status">Waiting for the confirmation of your payment…</p>}
      {load.state === 'failed' && (
        <>
          <FormAlert text={load.message} />
          <button type="button" className="button" onClick={load.tryAgain}>
            Try again
          </button>
        </>
      )}
    </ModalFrame>
  );
}

const titles: Readonly<Record<Order['status'], string>> = {
  paid: 'Payment successful',
  pending: 'Payment not confirmed yet',
  failed: 'Payment failed',
  abandoned: 'Payment not completed',
  refunded: 'Payment refunded',
};

const sentences: Readonly<Record<Exclude<Order['status'], 'paid'>, string>> = {
  pending: 'The bank has not confirmed the payment yet. Your plan changes by itself as soon as it does.',
  failed: 'The payment did not go through, and nothing was charged.',
  abandoned: 'You left the payment page, and nothing was charged.',
  refunded: 'The money is on its way back to you.',
};

function Outcome({ order }: { readonly order: Order }) {
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const { plan, totalPaise } = order.quote;
  if (order.status === 'paid') {
    return (
      <ModalFrame title="Payment">
        <Done title={titles.paid}>
          <p>
            You paid {rupees(totalPaise)}. Your plan is now <strong>{plan.name}</strong>, and the invoice is on its way to your inbox.
          </p>
        </Done>
        <div className={form['columns']}>
          <button type="button" className="button quiet" onClick={() => open({ name: 'billing' })}>
            See plan and invoice
          </button>
          <button type="button" className="button" onClick={close}>
            Start asking
          </button>
        </div>
      </ModalFrame>
    );
  }
  return (
    <ModalFrame title={titles[order.status]}>
      <p>{order.message || sentences[order.status]}</p>
      <div className={form['columns']}>
        <button type="button" className="button quiet" onClick={close}>
          Not now
        </button>
        <button type="button" className="button" onClick={() => open({ name: 'subscribe', plan: plan.slug })}>
          Try again
        </button>
      </div>
    </ModalFrame>
  );
}
