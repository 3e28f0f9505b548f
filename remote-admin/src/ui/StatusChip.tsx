import Chip from '@mui/material/Chip';
import { token } from '../theme/tokens';

const looks = {
  good: { background: token.successSoft, color: token.success },
  waiting: { background: token.warningSoft, color: token.warning },
  bad: { background: token.dangerSoft, color: token.danger },
  plain: { background: token.sunken, color: token.muted },
} as const;

const lookOf: Readonly<Record<string, keyof typeof looks>> = {
  active: 'good',
  paid: 'good',
  ready: 'good',
  done: 'good',
  pending: 'waiting',
  uploaded: 'waiting',
  reading: 'waiting',
  indexing: 'waiting',
  open: 'waiting',
  overdue: 'bad',
  failed: 'bad',
  expired: 'bad',
};

/** A state as a word in a colour; the word alone says it too. */
export function StatusChip({ status, label }: { readonly status: string; readonly label?: string }) {
  return (
    <Chip
      size="small"
      label={label ?? status.charAt(0).toUpperCase() + status.slice(1)}
      sx={looks[lookOf[status] ?? 'plain']}
    />
  );
}
