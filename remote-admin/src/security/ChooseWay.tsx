import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { makePasskey } from './passkey';

export interface AppSecret {
  readonly secret: string;
  readonly address: string;
}

interface Props {
  /** Left out when the account has an app already. */
  readonly onApp?: (secret: AppSecret) => void;
  readonly onPasskey: (recoveryCodes: readonly string[]) => void;
}

const passkeyName = (): string => `Passkey of ${new Date().toISOString().slice(0, 10)}`;

/** Asks for the password, because a new way in is worth as much as it, and for the way. */
export function ChooseWay({ onApp, onPasskey }: Props) {
  const { security } = useHost().services;
  const [password, setPassword] = useState('');
  const app = useMutation({
    mutationFn: () => security.beginAuthenticator({ body: { password } }),
    onSuccess: (secret) => onApp?.(secret),
  });
  const passkey = useMutation({
    mutationFn: () => makePasskey(security, passkeyName(), password),
    onSuccess: ({ recoveryCodes }) => onPasskey(recoveryCodes),
  });
  const failure = app.error ?? passkey.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    passkey.reset();
    if (onApp) app.mutate();
    else passkey.mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>
        An authenticator app shows a new code every 30 seconds. A passkey is kept by your device or by a security key.
      </Typography>
      {failure && <Alert severity="error">{sentenceOf(failure)}</Alert>}
      <TextField
        id="security-password"
        label="Your password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        required
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {onApp && (
          <Button type="submit" variant="contained" loading={app.isPending} disabled={password === ''}>
            Use an authenticator app
          </Button>
        )}
        <Button
          type={onApp ? 'button' : 'submit'}
          variant={onApp ? 'outlined' : 'contained'}
          loading={passkey.isPending}
          disabled={password === ''}
          {...(onApp ? { onClick: () => passkey.mutate() } : {})}
        >
          Make a passkey
        </Button>
      </Stack>
    </Stack>
  );
}
