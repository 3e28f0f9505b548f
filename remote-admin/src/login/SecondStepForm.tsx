import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { SecondStep, SessionUser } from 'shared-contracts';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { signInWithPasskey } from '../security/passkey';

interface Props {
  readonly ways: SecondStep;
  readonly onSignedIn: (user: SessionUser) => void;
  readonly onBack: () => void;
}

/** What is asked after the right password of an account with a second step. */
export function SecondStepForm({ ways, onSignedIn, onBack }: Props) {
  const { security } = useHost().services;
  const [code, setCode] = useState('');
  const step = useMutation({
    mutationFn: (byPasskey: boolean) =>
      byPasskey ? signInWithPasskey(security) : security.secondStep({ body: { code: code.trim() } }),
    onSuccess: ({ user }) => onSignedIn(user),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.mutate(false);
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
      <Typography component="h2" variant="h2">
        Second step
      </Typography>
      <Typography>
        {ways.authenticator
          ? 'Type the code that your authenticator app shows, or one of your recovery codes.'
          : 'Use your passkey, or type one of your recovery codes.'}
      </Typography>
      {step.isError && <Alert severity="error">{sentenceOf(step.error)}</Alert>}
      {ways.passkey && (
        <Button variant={ways.authenticator ? 'outlined' : 'contained'} size="large" onClick={() => step.mutate(true)}>
          Use a passkey
        </Button>
      )}
      <TextField
        id="second-step-code"
        label="Code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        required
      />
      <Button
        type="submit"
        variant={ways.authenticator ? 'contained' : 'outlined'}
        size="large"
        loading={step.isPending}
        disabled={code.trim().length < 6}
      >
        Continue
      </Button>
      <Button onClick={onBack}>Back</Button>
    </Stack>
  );
}
