import { useState } from 'react';
import type { BillingPeriod } from 'shared-contracts';
import { useAuth, useIsLive } from '../../host/host-context';
import { FormAlert } from '../fields/FormAlert';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { usePlans } from '../plans/use-plans';
import { BillingDetails } from './BillingDetails';
import { CouponField } from './CouponField';
import { PeriodChoice } from './PeriodChoice';
import { PriceSummary } from './PriceSummary';
import styles from './SubscribeModal.module.css';
import { useBillingAddress } from './use-billing-address';
import { useCheckout } from './use-checkout';
import { useQuote } from './use-quote';

export function SubscribeModal({ modal }: ModalProps<'subscribe'>) {
  const isLive = useIsLive();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const close = useModal((state) => state.close);
  const plan = usePlans().find(({ slug }) => slug === modal.plan);
  const [period, setPeriod] = useState<BillingPeriod>(isLive ? 'monthly' : 'yearly');
  const [coupon, setCoupon] = useState('');
  const [address, setAddress] = useBillingAddress(isLive);
  const { quote, problem, tryAgain } = useQuote(modal.plan, period, isLive ? address.stateCode : '', coupon);
  const checkout = useCheckout(modal);
  const name = plan?.name ?? quote?.plan.name ?? '';

  return (
    <ModalFrame title={`Subscribe to ${name}`}>
      {isLive && plan?.yearly && <PeriodChoice value={period} onChange={setPeriod} />}
      {quote && <PriceSummary quote={quote} />}
      {problem && (
        <>
          <FormAlert text={problem} />
          <button type="button" className="button quiet" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
      <CouponField plan={modal.plan} period={period} stateCode={isLive ? address.stateCode : ''} applied={coupon ? (quote?.coupon ?? null) : null} onChange={setCoupon} />
      {isLive && isSignedIn && <BillingDetails address={address} onChange={setAddress} errors={checkout.fields} />}
      <FormAlert text={checkout.problem} />
      {checkout.note && <p role="status">{checkout.note}</p>}
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={close}>
          Cancel
        </button>
        <button type="button" className="button accent" disabled={checkout.isBusy || !quote} onClick={() => void checkout.proceed({ period, coupon, address })}>
          {checkout.isBusy ? 'One moment...' : 'Proceed to Payment'}
        </button>
      </div>
    </ModalFrame>
  );
}
