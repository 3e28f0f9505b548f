import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { BellItem } from 'shared-contracts';
import { Link } from 'shared-contracts/router';
import { token } from '../theme/tokens';
import { moment } from '../ui/format';

interface Props {
  readonly items: readonly BellItem[];
  readonly failed: boolean;
  readonly onFollow: () => void;
}

export function NotificationList({ items, failed, onFollow }: Props) {
  if (items.length === 0) {
    return (
      <MenuItem disabled>
        {failed ? 'The notifications cannot be loaded right now.' : 'Nothing has happened yet.'}
      </MenuItem>
    );
  }
  return items.map(({ id, text, href, at, read }) => (
    <MenuItem
      key={id}
      component={Link}
      to={href}
      onClick={onFollow}
      sx={{ whiteSpace: 'normal', alignItems: 'flex-start', gap: 1.25, paddingBlock: 1.25 }}
    >
      <Box
        aria-hidden
        sx={{
          flex: '0 0 8px',
          height: 8,
          marginTop: 0.9,
          borderRadius: 4,
          background: read ? 'transparent' : token.accent,
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: read ? 400 : 650 }}>{text}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{moment(at)}</Box>
      </Box>
    </MenuItem>
  ));
}
