import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** What can be done with one row. */
export function IconAction({ label, icon, onClick, danger = false, disabled = false }: Props) {
  const button = (
    <IconButton
      aria-label={label}
      onClick={onClick}
      disabled={disabled}
      sx={{
        width: 36,
        height: 36,
        color: danger ? 'error.main' : 'text.secondary',
        '& svg': { fontSize: '1.25rem' },
        '&:hover': { color: danger ? 'error.main' : 'text.primary' },
      }}
    >
      {icon}
    </IconButton>
  );
  return disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}
