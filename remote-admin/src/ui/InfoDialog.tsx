import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { phoneQuery } from '../theme/tokens';

interface Props {
  readonly title: string;
  readonly width?: 'xs' | 'sm' | 'md';
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read, with what can be done about it. */
export function InfoDialog({ title, width = 'sm', actions, onClose, children }: Props) {
  const id = useId();
  const phone = useMediaQuery(phoneQuery);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={width} fullWidth fullScreen={phone}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
