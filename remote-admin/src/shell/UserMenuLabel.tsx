import Box from '@mui/material/Box';
import { token } from '../theme/tokens';

/** Names the menu; not an entry, so the arrow keys pass over it. */
export function UserMenuLabel({ email }: { readonly email: string }) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ padding: '8px 16px 12px', marginBottom: 1, borderBottom: `1px solid ${token.line}` }}
    >
      <Box sx={{ fontWeight: 650 }}>Admin User</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{email}</Box>
    </Box>
  );
}
