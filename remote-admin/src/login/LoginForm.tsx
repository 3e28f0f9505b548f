import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState, type FormEvent } from 'react';
import { paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { missingPair, signInAsAdmin } from './sign-in-as-admin';

export function LoginForm() {
  const host = useHost();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setFailure(missingPair);
    setFailure('');
    setBusy(true);
    try {
      await signInAsAdmin(host, email.trim(), password);
      void navigate(paths.admin.href());
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  const showButton = (
    <InputAdornment position="end">
      <IconButton aria-label={shown ? 'Hide password' : 'Show password'} edge="end" onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <Stack component="form" noValidate onSubmit={(event: FormEvent) => void signIn(event)} spacing={2.5}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField id="admin-email" label="Email" type="email" required autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
      <TextField
        id="admin-password"
        label="Password"
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ input: { endAdornment: showButton } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
