import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { t } from '../messages';
import classes from './MenuButton.module.css';

interface MenuButtonProps {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens and closes the top bar's links on a small screen. */
export function MenuButton({ isOpen, controls, onToggle }: MenuButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!isHydrated}
      className={`icon-button ${classes.button}`}
      aria-label={isOpen ? t('Close menu') : t('Open menu')}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </button>
  );
}
