import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import type { GridColumnHeaderSortIconProps } from '@mui/x-data-grid';

/** Shows how a column is sorted. Not a button of its own: the whole header is one, and `aria-sort` says the rest. */
export function SortArrow({ direction }: GridColumnHeaderSortIconProps) {
  if (!direction) return null;
  const Arrow = direction === 'asc' ? ArrowUpward : ArrowDownward;
  return <Arrow aria-hidden sx={{ marginLeft: 0.5, fontSize: '1rem', color: 'text.secondary' }} />;
}
