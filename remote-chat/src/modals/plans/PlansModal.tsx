import { useAuth } from '../../host/host-context';
import { t } from '../../messages';
import { FormAlert } from '../fields/FormAlert';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { PlanCard } from './PlanCard';
import styles from './PlansModal.module.css';
import { usePlans } from './use-plans';

export function PlansModal({ modal: { reason, chosen, period } }: ModalProps<'plans'>) {
  const { plans, hasFailed, tryAgain } = usePlans();
  const current = useAuth(({ user }) => user?.plan.slug);
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  return (
    <ModalFrame title={t('Choose Your Legal Plan')} about={reason}>
      {hasFailed && (
        <>
          <FormAlert text={t('The plans could not be loaded.')} />
          <button type="button" className="button quiet" onClick={tryAgain}>
            {t('Try again')}
          </button>
        </>
      )}
      <div className={styles['cards']} aria-busy={!plans && !hasFailed}>
        {plans?.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            isCurrent={plan.slug === current}
            isMarked={chosen ? plan.slug === chosen : plan.popular}
            isChosen={plan.slug === chosen && !reason}
            onChoose={() =>
              plan.monthly.pricePaise === 0
                ? close()
                : open({ name: 'subscribe', plan: plan.slug, ...(period ? { period } : {}) })
            }
          />
        ))}
      </div>
      <p className={styles['note']}>
        {t('Prices without GST of 18%. Cancel at any time; the plan stays active until its period ends.')}
      </p>
    </ModalFrame>
  );
}
