import { useAuth } from '../../host/host-context';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import type { ModalProps } from '../modals';
import { PlanCard } from './PlanCard';
import styles from './PlansModal.module.css';
import { usePlans } from './use-plans';

export function PlansModal({ modal: { reason } }: ModalProps<'plans'>) {
  const plans = usePlans();
  const current = useAuth(({ user }) => user?.plan.slug);
  const open = useModal((modal) => modal.open);
  const close = useModal((modal) => modal.close);
  return (
    <ModalFrame title="Choose Your Legal Plan" about={reason}>
      <div className={styles['cards']}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.slug}
            plan={plan}
            isCurrent={plan.slug === current}
            onChoose={() => (plan.monthly.pricePaise === 0 ? close() : open({ name: 'subscribe', plan: plan.slug }))}
          />
        ))}
      </div>
      <p className={styles['note']}>Prices without GST of 18%. Cancel at any time; the plan stays active until its period ends.</p>
    </ModalFrame>
  );
}
