import { useAuth } from '../../host/host-context';
import { useModal } from '../modal-context';
import styles from './PlanBox.module.css';

export function PlanBox() {
  const plan = useAuth(({ user }) => user?.plan);
  const open = useModal((modal) => modal.open);
  const isFree = (plan?.slug ?? 'free') === 'free';
  return (
    <div className={styles['box']}>
      <p className={styles['plan']}>{`Current Plan: ${plan?.name ?? 'Free'}`}</p>
      <button type="button" className={`button ${isFree ? 'accent' : 'quiet'}`} onClick={() => open({ name: 'plans' })}>
        {isFree ? 'Upgrade to Pro' : 'Change plan'}
      </button>
    </div>
  );
}
