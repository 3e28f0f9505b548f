import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title?: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading: one thought of a screen. */
export function Panel({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      {...(title ? { 'aria-labelledby': id } : {})}
      sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      {title && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
            marginBottom: 2,
          }}
        >
          <Box>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {lead && (
              <Typography variant="body2" color="textSecondary">
                {lead}
              </Typography>
            )}
          </Box>
          {actions}
        </Box>
      )}
      {children}
    </Card>
  );
}
