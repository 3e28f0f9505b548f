import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoginForm } from './LoginForm';

/** Covers the back office whose session has ended, until somebody signs in again. */
export function SignedOut({ email }: { readonly email: string }) {
  const id = useId();
  return (
    <Dialog open fullScreen aria-labelledby={id} transitionDuration={0}>
      <Box
        sx={{ display: 'grid', placeContent: 'center', gridTemplateColumns: 'min(100%, 24rem)', flex: 1, padding: 3 }}
      >
        <Typography id={id} component="h2" variant="h1">
          You were signed out
        </Typography>
        <Typography color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 3 }}>
          This happens after 30 minutes without use, and after 12 hours. What you typed is still here: sign in again to
          go on.
        </Typography>
        <LoginForm knownEmail={email} />
      </Box>
    </Dialog>
  );
}
