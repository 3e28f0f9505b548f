import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import { token } from '../theme/tokens';

interface Props {
  readonly title: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** One figure that matters. */
export function SummaryCard({ title, value, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2.5, minWidth: 0 }}>
      <Box
        component="h2"
        id={id}
        sx={{
          margin: 0,
          font: 'inherit',
          fontSize: '0.9375rem',
          fontWeight: 600,
          letterSpacing: 0,
          color: 'text.secondary',
        }}
      >
        {title}
      </Box>
      <Box
        sx={{
          marginTop: 0.5,
          fontFamily: token.serif,
          fontSize: '1.75rem',
          fontWeight: 680,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Box>
      {children}
    </Card>
  );
}

interface CardsProps {
  /** The least width of a card: six of them fill two lines of three, four of them one. */
  readonly width?: number;
  readonly children: ReactNode;
}

export function SummaryCards({ width = 190, children }: CardsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))` }}>
      {children}
    </Box>
  );
}
