import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useHost } from '../app/host';
import { sentenceOf } from '../data/sentence-of';
import { QrCode } from './QrCode';

interface Props {
  readonly secret: string;
  readonly address: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret to the app, and takes its first code as proof that it arrived. */
export function ConfirmApp({ secret, address, onConfirmed }: Props) {
  const { security } = useHost().services;
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => security.confirmAuthenticator({ body: { code: code.replace(/\s/g, '') } }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>Scan this code with your authenticator app, then type the six digits that it shows.</Typography>
      <QrCode text={address} label="QR code for the authenticator app" />
      <Typography variant="body2" color="textSecondary">
        No camera? Type this key into the app:{' '}
        <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inFours(secret)}
        </Box>
      </Typography>
      {confirm.isError && <Alert severity="error">{sentenceOf(confirm.error)}</Alert>}
      <TextField
        id="authenticator-code"
        label="6-digit code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        required
      />
      <Button type="submit" variant="contained" loading={confirm.isPending} sx={{ alignSelf: 'start' }}>
        Confirm code
      </Button>
    </Stack>
  );
}
