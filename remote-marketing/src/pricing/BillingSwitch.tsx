import { Switch } from '@base-ui/react/switch';
import { useHydrated } from 'shared-contracts/dom/use-hydrated';
import styles from './pricing.module.css';

interface BillingSwitchProps {
  readonly isYearly: boolean;
  readonly onChange: (isYearly: boolean) => void;
}

/** Changes the cards between monthly and yearly prices. */
export function BillingSwitch({ isYearly, onChange }: BillingSwitchProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.billing}>
      <span data-chosen={!isYearly}>Monthly</span>
      <Switch.Root className={styles.switch} aria-label="Yearly billing" disabled={!isHydrated} checked={isYearly} onCheckedChange={onChange}>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span data-chosen={isYearly}>Yearly <em>Save 33%</em></span>
    </div>
  );
}
