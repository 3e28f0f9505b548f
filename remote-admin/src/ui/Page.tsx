import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { brand } from 'shared-contracts/brand';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  /** Forms are easier to read when their lines do not run the whole width. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, narrow = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} - ${brand.name}`;
  }, [title]);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: narrow ? 860 : 1440, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
          <Typography variant="h1">{title}</Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
