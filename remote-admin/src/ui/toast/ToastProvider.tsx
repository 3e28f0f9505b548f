import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useMemo, useState, type ReactNode } from 'react';
import { ToastContext, type ToastAction, type Toasts } from './use-toast';

interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

const shownForMs = 5000;
/** Long enough to notice a mistake and take it back. */
const undoableForMs = 10_000;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const toasts = useMemo<Toasts>(() => {
    const show = (kind: Toast['kind'], text: string, action?: ToastAction) =>
      setToast((before) => ({ id: (before?.id ?? 0) + 1, kind, text, action }));
    return { success: (text, action) => show('success', text, action), error: (text) => show('error', text) };
  }, []);
  const close = () => setToast(null);
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {toast && (
        <Snackbar
          key={toast.id}
          open
          autoHideDuration={toast.action ? undoableForMs : shownForMs}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert
            severity={toast.kind}
            variant="standard"
            role={toast.kind === 'success' ? 'status' : 'alert'}
            sx={{ boxShadow: 'var(--shadow-lg)', alignItems: 'center', border: '1px solid currentColor' }}
            action={<ToastActions action={toast.action} onClose={close} />}
          >
            {toast.text}
          </Alert>
        </Snackbar>
      )}
    </ToastContext.Provider>
  );
}

function ToastActions({
  action,
  onClose,
}: {
  readonly action?: ToastAction | undefined;
  readonly onClose: () => void;
}) {
  return (
    <>
      {action && (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Dismiss" size="small" color="inherit" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
