import { Switch } from '@base-ui/react/switch';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { t } from '../messages';
import styles from './pricing.module.css';

interface BillingSwitchProps {
  readonly isYearly: boolean;
  /** What a year saves; null when it saves nothing. */
  readonly badge: string | null;
  readonly onChange: (isYearly: boolean) => void;
}

/** Changes the cards between monthly and yearly prices. */
export function BillingSwitch({ isYearly, badge, onChange }: BillingSwitchProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.billing}>
      <span data-chosen={!isYearly}>{t('Monthly')}</span>
      <Switch.Root
        className={styles.switch}
        aria-label={t('Yearly billing')}
        disabled={!isHydrated}
        checked={isYearly}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span data-chosen={isYearly}>
        {t('Yearly')} {badge && <em>{inWords(badge)}</em>}
      </span>
    </div>
  );
}

/** The badge in the language shown: `Save 16%` or `Save up to 20%`. */
function inWords(badge: string): string {
  const percent = /\d+/.exec(badge)?.[0] ?? '';
  return badge.includes('up to') ? t('Save up to {percent}%', { percent }) : t('Save {percent}%', { percent });
}
