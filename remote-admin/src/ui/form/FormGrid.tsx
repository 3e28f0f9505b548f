import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room for them. */
export function FormGrid({ columns = 2, children }: { readonly columns?: 2 | 3; readonly children: ReactNode }) {
  const least = columns === 3 ? 'max(150px, 28%)' : 'max(220px, 40%)';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** A part of a form grid that takes its whole width. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
