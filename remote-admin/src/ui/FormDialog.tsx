import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEventHandler, type ReactNode } from 'react';
import { phoneQuery } from '../theme/tokens';
import { ConfirmDialog } from './ConfirmDialog';
import { useUnsavedChanges } from './unsaved/use-unsaved-changes';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy?: boolean;
  readonly dirty?: boolean;
  readonly width?: 'xs' | 'sm' | 'md';
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. A click beside it or Escape asks first when something was changed. */
export function FormDialog({
  title,
  submitLabel,
  busy = false,
  dirty = false,
  width = 'sm',
  onSubmit,
  onClose,
  children,
}: Props) {
  const id = useId();
  const phone = useMediaQuery(phoneQuery);
  const [asking, setAsking] = useState(false);
  useUnsavedChanges(dirty);
  return (
    <Dialog
      open
      onClose={() => (dirty ? setAsking(true) : onClose())}
      aria-labelledby={id}
      maxWidth={width}
      fullWidth
      fullScreen={phone}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <DialogContent dividers sx={{ paddingBlock: 3 }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={asking}
        title="Unsaved changes"
        question="Close without saving your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
