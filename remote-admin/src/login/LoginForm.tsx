import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState, type FormEvent } from 'react';
import type { SecondStep, SessionUser } from 'shared-contracts';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { SecondStepForm } from './SecondStepForm';
import { admitAdmin, missingPair, signInAsAdmin } from './sign-in-as-admin';

interface Props {
  /** The address of whoever was signed in until now. */
  readonly knownEmail?: string;
}

/** Signs an administrator in; whoever shows it notices by the sign-in flag that it went well. */
export function LoginForm({ knownEmail = '' }: Props) {
  const host = useHost();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setFailure(missingPair);
    setFailure('');
    setBusy(true);
    try {
      setSecondStep(await signInAsAdmin(host, email.trim(), password));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  const admit = (user: SessionUser) => void admitAdmin(host, user);
  if (secondStep) return <SecondStepForm ways={secondStep} onSignedIn={admit} onBack={() => setSecondStep(null)} />;
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
      <TextField
        id="admin-email"
        label="Email"
        type="email"
        required
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
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
