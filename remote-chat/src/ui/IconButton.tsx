import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: number;
}

/** A round button whose name is read and shown as a tooltip. */
export function IconButton({ icon, label, size, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`icon-button ${className}`} aria-label={label} title={label}>
      <Icon name={icon} {...(size ? { size } : {})} />
    </button>
  );
}
