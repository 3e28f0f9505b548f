import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { token } from '../theme/tokens';
import { moment } from '../ui/format';

interface Props {
  readonly name: string;
  readonly lastUsedAt?: string | null;
  readonly onRemove: () => void;
}

/** One way of taking the second step. */
export function Way({ name, lastUsedAt = null, onRemove }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        borderBottom: `1px solid ${token.line}`,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {lastUsedAt && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>Last used {moment(lastUsedAt)}</Box>}
      </Box>
      <Button variant="outlined" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </Box>
  );
}
