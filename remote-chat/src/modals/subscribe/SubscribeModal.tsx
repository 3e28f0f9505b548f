import { useState } from 'react';
import type { BillingPeriod, PublicPlan } from 'shared-contracts';
import { planWordsIn } from 'shared-contracts/calls/plans/plan-words';
import { savedPercent } from 'shared-contracts/calls/plans/yearly-saving';
import { useAuth, useIsLive } from '../../host/host-context';
import { shownLanguage, t } from '../../messages';
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
  const email = useAuth((auth) => auth.user?.email);
  const close = useModal((state) => state.close);
  const plan = usePlans().plans?.find(({ slug }) => slug === modal.plan);
  const [period, setPeriod] = useState<BillingPeriod>(modal.period ?? (isLive ? 'monthly' : 'yearly'));
  const [coupon, setCoupon] = useState('');
  const [address, setAddress] = useBillingAddress(isLive);
  const { quote, problem, tryAgain } = useQuote(modal.plan, period, isLive ? address.stateCode : '', coupon);
  const checkout = useCheckout(modal);
  const name = plan ? planWordsIn(plan, shownLanguage(), t).name : t(quote?.plan.name ?? '…');

  return (
    <ModalFrame title={t('Subscribe to {plan}', { plan: name })}>
      {isLive && plan?.yearly && <PeriodChoice value={period} badge={savingOf(plan)} onChange={setPeriod} />}
      {quote && <PriceSummary quote={quote} knowsState={isLive && address.stateCode !== ''} />}
      {problem && (
        <>
          <FormAlert text={problem} />
          <button type="button" className="button quiet" onClick={tryAgain}>
            {t('Try again')}
          </button>
        </>
      )}
      <CouponField
        plan={modal.plan}
        period={period}
        stateCode={isLive ? address.stateCode : ''}
        applied={coupon ? (quote?.coupon ?? null) : null}
        onChange={setCoupon}
      />
      {isLive && email !== undefined && (
        <BillingDetails email={email} address={address} onChange={setAddress} errors={checkout.fields} />
      )}
      <FormAlert text={checkout.problem} />
      {checkout.note && <p role="status">{checkout.note}</p>}
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={close}>
          {t('Cancel')}
        </button>
        <button
          type="button"
          className="button accent"
          disabled={checkout.isBusy || !quote}
          onClick={() => void checkout.proceed({ period, coupon, address })}
        >
          {checkout.isBusy ? t('One moment...') : t('Proceed to Payment')}
        </button>
      </div>
    </ModalFrame>
  );
}

/** What a year saves against twelve single months, or null. */
function savingOf({ monthly, yearly }: PublicPlan): string | null {
  const percent = yearly ? savedPercent(monthly.pricePaise, yearly.pricePaise) : 0;
  return percent > 0 ? t('Save {percent}%', { percent }) : null;
}
