import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingFlatIcon from '@mui/icons-material/TrendingFlat';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { change } from '../ui/format';

interface Props {
  /** Null when there is nothing to compare with. */
  readonly percent: number | null;
  /** What changed, where it is not the figure above itself. */
  readonly of?: string;
}

/** A change against the period before. */
export function Change({ percent, of }: Props) {
  if (percent === null)
    return (
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', marginTop: 0.5 }}>Nothing to compare with yet</Box>
    );
  const Icon = percent > 0 ? TrendingUpIcon : percent < 0 ? TrendingDownIcon : TrendingFlatIcon;
  const colour = percent > 0 ? 'success.main' : percent < 0 ? 'error.main' : 'text.secondary';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginTop: 0.5, fontSize: '0.875rem' }}>
      <Icon aria-hidden fontSize="small" sx={{ color: colour }} />
      <Box component="span" sx={{ color: colour, fontWeight: 650 }}>
        {change(percent)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {of && `${of} `}against the period before
      </Box>
    </Box>
  );
}
