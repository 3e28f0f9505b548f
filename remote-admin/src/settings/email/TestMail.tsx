import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../app/host';
import { useChange } from '../../data/calls';
import { Panel } from '../../ui/Panel';
import { TestOutcome } from '../../ui/TestOutcome';

/** Sends a mail with the saved settings and says what the mail server answered. */
export function TestMail() {
  const own = useStore(useHost().auth, ({ user }) => user?.email ?? '');
  const [to, setTo] = useState(own);
  const test = useChange('sendTestMail');
  const send = (event: FormEvent) => {
    event.preventDefault();
    test.mutate({ body: { to } });
  };
  return (
    <Panel title="Test mail" lead="Uses the saved settings.">
      <Stack component="form" spacing={2} onSubmit={send}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
          <TextField
            id="test-mail-to"
            label="Send to"
            type="email"
            required
            value={to}
            onChange={(event) => setTo(event.target.value)}
            sx={{ flex: '1 1 240px' }}
          />
          <Button type="submit" variant="outlined" loading={test.isPending} sx={{ minHeight: 44 }}>
            Send test mail
          </Button>
        </Box>
        <TestOutcome result={test.data} error={test.error} />
      </Stack>
    </Panel>
  );
}
