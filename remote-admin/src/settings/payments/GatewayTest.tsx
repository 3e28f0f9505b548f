import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GatewayName } from 'shared-contracts';
import { useChange } from '../../data/calls';
import { TestOutcome } from '../../ui/TestOutcome';

interface Props {
  readonly name: GatewayName;
  /** The server tests what is saved, so changes have to be saved first. */
  readonly dirty: boolean;
}

export function GatewayTest({ name, dirty }: Props) {
  const test = useChange('testGateway');
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={dirty}
          loading={test.isPending}
          onClick={() => test.mutate({ params: { name } })}
        >
          Test connection
        </Button>
        {dirty && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>Save first, then test.</Box>}
      </Box>
      <TestOutcome result={test.data} error={test.error} />
    </Stack>
  );
}
