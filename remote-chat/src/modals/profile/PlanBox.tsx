import { m } from 'shared-ui/messages/messages';
import { useAuth } from '../../host/host-context';
import { t } from '../../messages';
import { useModal } from '../modal-context';
import styles from './PlanBox.module.css';

export function PlanBox() {
  const plan = useAuth(({ user }) => user?.plan);
  const open = useModal((modal) => modal.open);
  const isFree = (plan?.slug ?? 'free') === 'free';
  return (
    <div className={styles['box']}>
      <p className={styles['plan']}>{t('Current Plan: {plan}', { plan: t(plan?.name ?? m('Free')) })}</p>
      <button type="button" className={`button ${isFree ? 'accent' : 'quiet'}`} onClick={() => open({ name: 'plans' })}>
        {isFree ? t('Upgrade to Pro') : t('Change plan')}
      </button>
    </div>
  );
}
