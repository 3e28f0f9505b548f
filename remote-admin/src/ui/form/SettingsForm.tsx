import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEventHandler, ReactNode } from 'react';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes';

interface Props {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly label?: string;
  readonly busyLabel?: string;
  readonly actions?: ReactNode;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form that is a screen of its own; leaving it with changes asks first. */
export function SettingsForm({
  dirty,
  busy,
  label = 'Save Changes',
  busyLabel = label,
  actions,
  onSubmit,
  children,
}: Props) {
  useUnsavedChanges(dirty);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? busyLabel : label}
        </Button>
        {actions}
      </Box>
    </Box>
  );
}
