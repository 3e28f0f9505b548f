import type { Order } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';
import { rich, t } from '../../messages';
import { useRupees } from '../../ui/use-rupees';
import { useHost } from '../../host/host-context';
import { Done } from '../fields/Done';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { useOrder } from './use-order';

export function PaymentModal({ modal: { orderId, hasLeft } }: ModalProps<'payment'>) {
  const load = useOrder(orderId, hasLeft ?? false);
  if (load.state === 'known') return <Outcome order={load.order} hasLeft={hasLeft ?? false} />;
  return (
    <ModalFrame title={t('Payment')}>
      {load.state === 'waiting' && <p role="status">{t('Waiting for the confirmation of your payment…')}</p>}
      {load.state === 'failed' && (
        <>
          <FormAlert text={load.message} />
          <button type="button" className="button" onClick={load.tryAgain}>
            {t('Try again')}
          </button>
        </>
      )}
    </ModalFrame>
  );
}

const titles: Readonly<Record<Order['status'], string>> = {
  paid: m('Payment successful'),
  pending: m('Payment not confirmed yet'),
  failed: m('Payment failed'),
  abandoned: m('Payment not completed'),
  refunded: m('Payment refunded'),
};

const sentences: Readonly<Record<Exclude<Order['status'], 'paid'>, string>> = {
  pending: m('The bank has not confirmed the payment yet. Your plan changes by itself as soon as it does.'),
  failed: m('The payment did not go through, and nothing was charged.'),
  abandoned: m('You left the payment page, and nothing was charged.'),
  refunded: m('The money is on its way back to you.'),
};

interface OutcomeProps {
  readonly order: Order;
  readonly hasLeft: boolean;
}

function Outcome({ order, hasLeft }: OutcomeProps) {
  const rupees = useRupees();
  const { billing } = useHost().services;
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  const { plan, totalPaise } = order.quote;
  if (order.status === 'paid') {
    return (
      <ModalFrame title={t('Payment')}>
        <Done title={t(titles.paid)}>
          <p>
            {rich('You paid {amount}. Your plan is now {plan}, and the invoice is on its way to your inbox.', {
              amount: rupees(totalPaise),
              plan: <strong>{t(plan.name)}</strong>,
            })}
          </p>
        </Done>
        <div className={form['columns']}>
          <button type="button" className="button quiet" onClick={() => open({ name: 'billing' })}>
            {t('See plan and invoice')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('Start asking')}
          </button>
        </div>
      </ModalFrame>
    );
  }
  const status = hasLeft && order.status === 'pending' ? 'abandoned' : order.status;
  // The address alone gives nothing up, since another site can make a browser open it. Left open, the order ends by itself.
  const giveUp = () => {
    if (status !== order.status) billing.leaveOrder({ params: { id: order.id } }).catch(() => undefined);
    close();
  };
  return (
    <ModalFrame title={t(titles[status])}>
      <p>{order.message || t(sentences[status])}</p>
      <div className={form['columns']}>
        <button type="button" className="button quiet" onClick={giveUp}>
          {t('Not now')}
        </button>
        <button type="button" className="button" onClick={() => open({ name: 'subscribe', plan: plan.slug })}>
          {t('Try again')}
        </button>
      </div>
    </ModalFrame>
  );
}
