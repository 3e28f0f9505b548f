import type { ReactNode } from 'react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Icon } from './Icon';
import type { IconName } from './icons';
import styles from './Menu.module.css';

export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly note?: string;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly trigger: ReactNode;
  readonly entries: readonly MenuEntry[];
  /** Where the focus goes when an entry has been chosen; false leaves it to that entry. */
  readonly finalFocus?: () => boolean;
}

/** A button that opens a short menu. */
export function Menu({ label, className = '', trigger, entries, finalFocus }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={`icon-button ${className}`} aria-label={label} title={label}>
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles['positioner']} sideOffset={4} align="end">
          <BaseMenu.Popup className={styles['popup']} {...(finalFocus ? { finalFocus } : {})}>
            {entries.map((entry) => (
              <BaseMenu.Item
                key={entry.label}
                className={`${styles['entry']} ${entry.isDanger ? styles['danger'] : ''}`}
                onClick={entry.run}
              >
                <Icon name={entry.icon} size={18} />
                <span>
                  {entry.label}
                  {entry.note && <span className={styles['note']}>{entry.note}</span>}
                </span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
