import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { token } from '../../theme/tokens';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, onClear, children }: Props) {
  if (count === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Chosen rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flexBasis: '100%',
        padding: 1,
        paddingLeft: 2,
        background: token.primarySoft,
        borderRadius: token.radiusMd,
      }}
    >
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, marginRight: 'auto' }}>
        {count} selected
      </Box>
      {children}
      <Button color="inherit" size="small" onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}
