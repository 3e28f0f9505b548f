import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../data/sentence-of';
import { FormDialog } from '../ui/FormDialog';

interface Props {
  readonly title: string;
  readonly explanation: string;
  readonly submitLabel: string;
  /** What is done with the password; a failure is shown here. */
  readonly onPassword: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before a way in is changed. */
export function PasswordDialog({ title, explanation, submitLabel, onPassword, onClose }: Props) {
  const [password, setPassword] = useState('');
  const send = useMutation({ mutationFn: () => onPassword(password) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={send.isPending}
      width="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>{explanation}</Typography>
        {send.isError && <Alert severity="error">{sentenceOf(send.error)}</Alert>}
        <TextField
          id="dialog-password"
          label="Your password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
      </Stack>
    </FormDialog>
  );
}
